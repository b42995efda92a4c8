import { type TouchEvent, useRef } from "react";

const FAR_PX = 48;

/** Handlers that turn a page by a finger moved sideways. */
export function useSwipe(turn: (by: 1 | -1) => void) {
	const start = useRef<{ x: number; y: number } | null>(null);
	return {
		onTouchStart: ({ touches }: TouchEvent) => {
			const touch = touches.length === 1 ? touches[0] : undefined;
			start.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
		},
		onTouchEnd: ({ changedTouches }: TouchEvent) => {
			const touch = changedTouches[0];
			if (!start.current || !touch) return;
			const [dx, dy] = [touch.clientX - start.current.x, touch.clientY - start.current.y];
			start.current = null;
			if (Math.abs(dx) >= FAR_PX && Math.abs(dx) > 2 * Math.abs(dy)) turn(dx < 0 ? 1 : -1);
		},
	};
}
