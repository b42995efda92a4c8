"use client";
import { useEffect } from "react";
import { HEADER_END_ID } from "./header-end-id.ts";

/** Below this many pixels a movement is a trembling finger. */
const STEP_PX = 6;
/** So near to the top of the page both rows of the header find room above the page. */
const TOP_PX = 92;

/**
 * On a phone the header scrolls away with the page and returns as one row on scrolling up, as both at the top. `html[data-header]`
 * tells the style sheets. Last in the header, whose end it marks: here that costs the page least.
 */
export function HeaderReturn() {
	useEffect(() => {
		let last = window.scrollY;
		const look = () => {
			const y = window.scrollY;
			if (Math.abs(y - last) < STEP_PX) return;
			const isUp = y < last;
			last = y;
			const { dataset } = document.documentElement;
			// Where the header stays where it is.
			if (document.querySelector("main[data-layout]")) return void delete dataset.header;
			// Nobody loses what is open or being typed.
			if (document.querySelector("header :is([aria-expanded=true], :focus-visible)")) return;
			if (isUp) dataset.header = y < TOP_PX ? "top" : "back";
			else delete dataset.header;
		};
		window.addEventListener("scroll", look, { passive: true });
		return () => window.removeEventListener("scroll", look);
	}, []);
	return <span id={HEADER_END_ID} hidden />;
}
