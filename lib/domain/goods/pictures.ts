/** Widths of every picture in pixels, by size name (promises §9: `ico` in lists and carts, `big` elsewhere). */
export const PICTURE_WIDTHS = { ico: [96, 192], big: [320, 480, 800, 1200] } as const;

/** Encodings of pictures on pages, the preferred one first: WebP is for browsers that do not accept AVIF. */
export const PICTURE_FORMATS = ["avif", "webp"] as const;

/** Aspect ratio of every picture; heights are `width * 5 / 4`, a whole number for all widths. */
export const PICTURE_RATIO = { width: 4, height: 5 } as const;

export type PictureSize = keyof typeof PICTURE_WIDTHS;
export type PictureWidth = (typeof PICTURE_WIDTHS)[PictureSize][number];
/** JPEG is served only on request: comparison sites read nothing newer. */
export type PictureFormat = (typeof PICTURE_FORMATS)[number] | "jpeg";

/** All widths in pixels, ascending. */
export const ALL_PICTURE_WIDTHS: readonly PictureWidth[] = [...PICTURE_WIDTHS.ico, ...PICTURE_WIDTHS.big];

/** Whether pictures have this width (pixels). */
export function isPictureWidth(n: number): n is PictureWidth {
	return ALL_PICTURE_WIDTHS.some((width) => width === n);
}

/** Height in pixels of a picture of this width. */
export function pictureHeight(width: PictureWidth): number {
	return (width * PICTURE_RATIO.height) / PICTURE_RATIO.width;
}
