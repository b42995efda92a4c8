import type { Locale } from "../locale.ts";
import { pictureVersion } from "./picture-version.ts";

/** Pages whose shared links have a preview picture of their own. */
export const SHARED_KINDS = ["product", "category", "post"] as const;
export type SharedKind = (typeof SHARED_KINDS)[number];

/** Size in pixels that social networks ask for (1.91 : 1). */
export const SHARE_PICTURE = { width: 1200, height: 630, type: "image/jpeg" } as const;

/** Raise it when the design changes: pictures are then drawn and fetched again. */
const DESIGN = 1;

export type Shared = {
	kind: SharedKind;
	id: number;
	locale: Locale;
	/** Written on the picture. */
	title: string;
	/** Address of the source picture, without width; null: the title alone. */
	src: string | null;
};

/** Address of the picture; it changes whenever the picture would look different. */
export function sharePicturePath(shared: Shared): string {
	const { locale, kind, id } = shared;
	return `/media/share/${locale}/${kind}/${id}/${shareVersion(shared)}.jpg`;
}

/** Changes whenever the picture would look different. */
export function shareVersion({ title, src }: Pick<Shared, "title" | "src">): string {
	return pictureVersion([DESIGN, title, src]);
}
