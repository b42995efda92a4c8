import { type FocusEvent, useCallback, useState } from "react";

/** Whether an element is pointed at or has the focus inside: `held` are its props, `letGo` is for one that goes away meanwhile. */
export function useHeld() {
	const [isHovered, setHovered] = useState(false);
	const [isFocused, setFocused] = useState(false);
	const letGo = useCallback(() => {
		setHovered(false);
		setFocused(false);
	}, []);
	const held = {
		onPointerEnter: () => setHovered(true),
		onPointerLeave: () => setHovered(false),
		onFocus: () => setFocused(true),
		onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
			if (!currentTarget.contains(relatedTarget)) setFocused(false);
		},
	};
	return { isHeld: isHovered || isFocused, held, letGo };
}
