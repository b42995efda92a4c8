import { type RefObject, useEffect } from "react";
import { SEARCH_TYPING_MS_PER_CHAR } from "#lib/domain/limits.ts";

const PAUSE_MS = 2500;

/**
 * Types the texts into the input's placeholder one after another, letter by letter; while paused the current text is
 * complete. With reduced motion it does nothing. It sets the DOM directly, or React would render the box twenty times a
 * second.
 */
export function useTypedPlaceholder(
	input: RefObject<HTMLInputElement | null>,
	texts: readonly string[],
	isPaused: boolean,
): void {
	useEffect(() => {
		const box = input.current;
		if (isPaused || !box || texts.length < 2) return;
		if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
		let shown = Math.max(0, texts.indexOf(box.placeholder));
		let length = texts[shown]?.length ?? 0;
		let timer = window.setTimeout(type, PAUSE_MS);
		function type() {
			if (length >= (texts[shown]?.length ?? 0)) {
				shown = (shown + 1) % texts.length;
				length = 0;
			}
			const text = texts[shown] ?? "";
			length += 1;
			if (box) box.placeholder = text.slice(0, length);
			timer = window.setTimeout(type, length < text.length ? SEARCH_TYPING_MS_PER_CHAR : PAUSE_MS);
		}
		return () => {
			window.clearTimeout(timer);
			box.placeholder = texts[shown] ?? "";
		};
	}, [input, texts, isPaused]);
}
