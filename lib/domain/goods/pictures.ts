/** Widths of every picture in pixels, by size name (promises §9: `ico` in lists and carts, `big` elsewhere). */
export const PICTURE_WIDTHS = { ico: [96, 192], big: [320, 480, 800, 1200] } as const;

/** Encodings of pictures on pages, the preferred one first: WebP is for browsers that do not accept AVIF. */
export const PICTURE_FORMATS = ["avif", "webp"] as const;

/** Aspect ratio of every picture; heights are `width * 5 / 4`, a whole number for all widths. */
export const PICTURE_RATIO = { width: 4, height: 5 } as const;

/**
 * Number of the look that pictures have. It stands in their addresses and files, so that no browser, proxy or folder has an
 * older look under a newer name: raise it when drawn pictures look different.
 */
export const PICTURE_LOOK = 5;

const NAME = /^([0-9a-f]{20})(?:\.(\d{1,4}))?$/;

/** Address of a picture without its width; the media route and the image loader add `/{width}`. */
export function picturePath(key: string): string {
	return `/media/${key}.${PICTURE_LOOK}`;
}

/**
 * Key of the picture that an address names last, and whether it names today's look: earlier addresses lead to the same
 * picture. Null for other names.
 */
export function readPictureName(path: string): { key: string; isOfToday: boolean } | null {
	const [, key, look] = NAME.exec(path.slice(path.lastIndexOf("/") + 1)) ?? [];
	return key === undefined ? null : { key, isOfToday: Number(look) === PICTURE_LOOK };
}

export type PictureSize = keyof typeof PICTURE_WIDTHS;
export type PictureWidth = (typeof PICTURE_WIDTHS)[PictureSize][number];
/** JPEG and PNG are served only on request: comparison sites and mails read nothing newer. */
export type PictureFormat = (typeof PICTURE_FORMATS)[number] | "jpeg" | "png";

/** What mails show, enough for the sharp screens of phones; as PNG, which leaves the ground to the mail. */
export const MAIL_PICTURE_WIDTH = 192 satisfies PictureWidth;

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
