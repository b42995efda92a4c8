const PIECES = [
	{ x: 14, y: 30, turn: 20, colour: "var(--primary)" },
	{ x: 36, y: 12, turn: -35, colour: "var(--sunflower)" },
	{ x: 58, y: 34, turn: 50, colour: "var(--mint)" },
	{ x: 82, y: 14, turn: 10, colour: "var(--sky)" },
	{ x: 104, y: 32, turn: -20, colour: "var(--sunflower)" },
	{ x: 126, y: 16, turn: 40, colour: "var(--primary)" },
];

/** A handful of confetti above a message; decoration only. */
export function Confetti() {
	return (
		<svg width="148" height="52" viewBox="0 0 148 52" aria-hidden="true">
			{PIECES.map(({ x, y, turn, colour }) => (
				<rect
					key={x}
					x={x}
					y={y}
					width="12"
					height="7"
					rx="2"
					fill={colour}
					transform={`rotate(${turn} ${x + 6} ${y + 3})`}
				/>
			))}
		</svg>
	);
}
