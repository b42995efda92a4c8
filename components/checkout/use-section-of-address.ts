import { useEffect } from "react";

/** Scrolls to the section in the address (`#contact`): it is rendered after the browser has looked for it. */
export function useSectionOfAddress(): void {
	useEffect(() => {
		const id = window.location.hash.slice(1);
		if (id !== "") document.getElementById(id)?.scrollIntoView();
	}, []);
}
