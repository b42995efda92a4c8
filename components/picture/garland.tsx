/** A garland of cut paper between a text and what follows it (tools/make-scenes.ts); decoration only. */
export function Garland() {
	return (
		// biome-ignore lint/performance/noImgElement: a small drawing in one size
		<img src="/scenes/garland.svg" alt="" width={200} height={50} loading="lazy" style={{ marginInline: "auto" }} />
	);
}
