"use client";
import { useEffect } from "react";

/** Names the document after what the page turned out to be in the browser, while that is shown. */
export function DocumentTitle({ title }: { title: string }) {
	useEffect(() => {
		const before = document.title;
		document.title = title;
		return () => {
			// A page that came after has its own.
			if (document.title === title) document.title = before;
		};
	}, [title]);
	return null;
}
