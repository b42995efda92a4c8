import { litBulbs } from "#lib/domain/cart/free-delivery-bulbs.ts";

const LIGHTS = ["--primary", "--sunflower"];
const OUT = { fill: "var(--surface)", stroke: "var(--secondary)", strokeWidth: 1 };
const BULBS = 8;
const GAP = 40;

/**
 * A garland whose bulbs light up towards free delivery; the sentence beside it says the same. Without a style module, which would make one sheet
 * of the cart's page and of what comes to every page with the cart's panel.
 */
export function Bulbs({ missing }: { missing: number }) {
	const lit = litBulbs(missing, BULBS);
	const string = `M0 3${`q${GAP / 2} 11 ${GAP} 0`.repeat(BULBS)}`;
	return (
		<svg viewBox={`0 0 ${BULBS * GAP} 30`} style={{ maxWidth: "26rem" }} aria-hidden="true">
			<path d={string} fill="none" stroke="var(--ink-soft)" />
			{Array.from({ length: BULBS }, (_, at) => (
				<ellipse
					// biome-ignore lint/suspicious/noArrayIndexKey: a bulb is its place
					key={at}
					{...(at < lit ? shining(at) : OUT)}
					style={{ transition: "all var(--motion-slow)" }}
					cx={(at + 0.5) * GAP}
					cy="18"
					rx="6"
					ry="8"
				/>
			))}
		</svg>
	);
}

/** In its colour, with a shine around it. */
function shining(at: number) {
	const light = `var(${LIGHTS[at % LIGHTS.length]})`;
	return { fill: light, stroke: light, strokeWidth: 7, strokeOpacity: 0.25 };
}
