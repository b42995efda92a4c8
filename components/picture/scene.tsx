import type { ServiceKind } from "#lib/domain/request/request-states.ts";

export type SceneName =
	| ("bag" | "box" | "glass" | "ladder" | "letter" | "open" | "star")
	| ("van" | "post" | "home" | "locker" | "card" | "bank" | "cash")
	| `${ServiceKind}-${1 | 2 | 3}`;

/** `isBelow`: stands below the first screen, and waits until somebody comes near. */
type Props = { name: SceneName; width?: number; margin?: string; isBelow?: boolean };

/** A small scene of cut paper, above words unless `margin` says otherwise (tools/make-scenes.ts); decoration only. */
export function Scene({ name, width = 200, margin = "0 auto 8px", isBelow = false }: Props) {
	return (
		// biome-ignore lint/performance/noImgElement: a small drawing in one size
		<img
			src={`/scenes/${name}.svg`}
			alt=""
			width={width}
			height={width * 0.6}
			loading={isBelow ? "lazy" : undefined}
			style={{ margin }}
		/>
	);
}
