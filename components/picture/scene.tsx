export type SceneName = "bag" | "box" | "glass" | "ladder" | "letter" | "open" | "star";

type Props = { name: SceneName; width?: number };

/** A small scene of cut paper where there is nothing else to see (tools/make-scenes.ts); decoration only. */
export function Scene({ name, width = 200 }: Props) {
	return (
		// biome-ignore lint/performance/noImgElement: a small drawing in one size
		<img src={`/scenes/${name}.svg`} alt="" width={width} height={width * 0.6} style={{ margin: "0 auto 8px" }} />
	);
}
