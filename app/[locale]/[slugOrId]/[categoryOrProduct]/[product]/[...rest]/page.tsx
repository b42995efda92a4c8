import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { notFoundMetadata } from "#lib/i18n/not-found-metadata.ts";
import { pageLocale } from "#lib/i18n/page-locale.ts";

export const ensureStatic = "navigation";

export function generateStaticParams() {
	return [{ slugOrId: "0", categoryOrProduct: "x", product: "x", rest: ["x"] }];
}

export async function generateMetadata(): Promise<Metadata> {
	return notFoundMetadata(await pageLocale());
}

/** No address of the shop is this deep. */
export default function Page() {
	notFound();
}
