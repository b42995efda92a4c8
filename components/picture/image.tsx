import type { CSSProperties } from "react";
import { ALL_PICTURE_WIDTHS, PICTURE_RATIO } from "#lib/domain/goods/pictures.ts";

type Props = {
	/** Address without the width, as the API gives it. */
	src: string;
	/** Empty for decoration. */
	alt?: string;
	/** Width in pixels for which room is left until the styles are there; with `sizes`, about the widest it gets. */
	width: number;
	/** How wide it is on which screen; without it, `width` everywhere. */
	sizes?: string | undefined;
	/** What a page shows first: asked for before anything else. */
	isFirst?: boolean;
	className?: string | undefined;
	style?: CSSProperties;
};

type Sources = { src: string; srcSet?: string; sizes?: string };

const FIRST = { fetchPriority: "high", loading: "eager", decoding: "sync" } as const;
const LATER = { loading: "lazy", decoding: "async" } as const;

/** A picture of the shop in the widths that its place may need; made beforehand, so no work but the choice (decisions 63). */
export function Image({ src, alt = "", width, sizes, isFirst = false, ...look }: Props) {
	return (
		// biome-ignore lint/performance/noImgElement: Next's would make the widths, which are made, and bring its script
		<img
			{...sourcesOf({ src, width, sizes })}
			alt={alt}
			width={width}
			height={(width * PICTURE_RATIO.height) / PICTURE_RATIO.width}
			// Decoded with the page, it is in its first paint. Others wait until somebody scrolls near.
			{...(isFirst ? FIRST : LATER)}
			// As two that are undefined they would be sent with each picture.
			{...look}
		/>
	);
}

/** The files that a picture may be shown from. */
export function sourcesOf({ src, width, sizes = `${width}px` }: Pick<Props, "src" | "width" | "sizes">): Sources {
	const widths = widthsFor(width);
	const files = { src: `${src}/${widths.at(-1)}` };
	return widths.length === 1 ? files : { srcSet: srcSetOf(src, widths), sizes, ...files };
}

/** From half the width, which a small screen may need, to twice it, for dense ones. */
function widthsFor(width: number): number[] {
	const enough = ALL_PICTURE_WIDTHS.find((one) => one >= 2 * width) ?? 1200;
	return ALL_PICTURE_WIDTHS.filter((one) => one >= width / 2 && one <= enough);
}

const srcSetOf = (src: string, widths: number[]) => widths.map((one) => `${src}/${one} ${one}w`).join(", ");
