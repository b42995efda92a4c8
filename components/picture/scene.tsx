type Props = { name: "bag" | "box" | "glass" | "ladder" | "lost"; width?: number };

/**
 * A small scene of cut paper where there is nothing else to see (tools/make-scenes.ts); decoration only. Lazy, for Next carries the
 * 404 in every page, and its picture would be asked for with each.
 */
export function Scene({ name, width = 200 }: Props) {
	return (
		// biome-ignore lint/performance/noImgElement: a small drawing in one size
		<img
			src={`/scenes/${name}.svg`}
			alt=""
			width={width}
			height={width * 0.6}
			loading="lazy"
			style={{ marginInline: "auto" }}
		/>
	);
}
