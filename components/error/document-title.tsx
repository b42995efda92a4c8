"use client";
import { useEffect } from "react";

/** Sets the document's title while mounted, for content that only the browser loads. */
export function DocumentTitle({ title }: { title: string }) {
	useEffect(() => {
		const before = document.title;
		document.title = title;
		return () => {
			// Keep the title of a page that came after.
			if (document.title === title) document.title = before;
		};
	}, [title]);
	return null;
}
