import { useEffect } from "react";

/** Shows the section that the address names (`#contact`): it comes from the browser, later than the browser looks for it. */
export function useSectionOfAddress(): void {
	useEffect(() => {
		const id = window.location.hash.slice(1);
		if (id !== "") document.getElementById(id)?.scrollIntoView();
	}, []);
}
