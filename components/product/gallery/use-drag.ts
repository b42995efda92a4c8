import { type PointerEvent, type RefObject, useRef } from "react";

/** Less is a click of a hand that is not quite still. */
const DRAG_FROM_PX = 4;

/** Dragging what scrolls with a mouse, as fingers do by themselves. `wasDragged`: the click that follows is the end of it. */
export function useDrag(scrolled: RefObject<HTMLElement | null>) {
	const way = useRef({ isHeld: false, px: 0 });
	const handlers = {
		onPointerDown: ({ pointerType, button }: PointerEvent) => {
			way.current = { isHeld: pointerType === "mouse" && button === 0, px: 0 };
		},
		onPointerMove: ({ movementX, movementY, buttons }: PointerEvent) => {
			if (!way.current.isHeld || buttons === 0) return;
			way.current.px += Math.abs(movementX) + Math.abs(movementY);
			scrolled.current?.scrollBy(-movementX, -movementY);
		},
		// The browser would drag the picture out of the page.
		onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
	};
	return { handlers, wasDragged: () => way.current.px > DRAG_FROM_PX };
}
