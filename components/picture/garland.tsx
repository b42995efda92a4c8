const SWEEPS = { height: 50, background: "url(/scenes/garland.svg) 0 0/200px 50px round" };

/** A garland of cut paper between a text and what follows it, as wide as they are (tools/make-scenes.ts); decoration only. */
export function Garland() {
	return <div style={SWEEPS} />;
}
