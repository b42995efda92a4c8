type Size = { width: number; height: number };

/**
 * A picture of `public` that our tools made, decoration only: `-l` for computers and tablets and `-s` for phones, in AVIF, and in WebP for
 * the few browsers without.
 */
export function MadePicture({
	file,
	large,
	small,
	from = 600,
	isFirst = false,
}: {
	/** Its address without size and ending. */
	file: string;
	large?: Size;
	small?: Size;
	/** The width of the screen from which on it is the large one. */
	from?: 600 | 768;
	/** What the first screen shows most of. */
	isFirst?: boolean;
}) {
	const wide = { media: `(min-width:${from}px)`, ...large };
	return (
		<picture>
			<source {...wide} srcSet={`${file}-l.avif`} type="image/avif" />
			<source srcSet={`${file}-s.avif`} type="image/avif" {...small} />
			<source {...wide} srcSet={`${file}-l.webp`} />
			<img src={`${file}-s.webp`} alt="" {...small} {...(isFirst && { fetchPriority: "high" })} />
		</picture>
	);
}
