import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { TextPage } from "#components/content/text-page.tsx";
import type { RentalCostume } from "#lib/contract/schemas/request.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { folderOf } from "#lib/i18n/folders.ts";
import { pageLocale } from "#lib/i18n/page-locale.ts";
import { INFO_SCREENS } from "#lib/i18n/screens.ts";
import { fetchPageByKey } from "#lib/storefront/content/content.ts";
import { fetchRentalCostumes } from "#lib/storefront/content/service-goods.ts";
import { fetchSettings } from "#lib/storefront/content/settings.ts";
import { writtenMetadata } from "#lib/storefront/heads/written-metadata.ts";

export const ensureStatic = "navigation";

/** Keys of the info pages by the last word of their folder. */
const KEYS = new Map(INFO_SCREENS.map(({ screen, textKey }) => [folderOf(screen).split("/").at(-1) ?? "", textKey]));

const RENTAL = "costume-rental";
const pricesOf = (costumes: RentalCostume[]) =>
	costumes.map(({ product_id, prices }) => [product_id, prices.short] as const);

export function generateStaticParams() {
	return [...KEYS.keys()].map((wordOrId) => ({ wordOrId }));
}

type Props = PageProps<"/[locale]/info/[wordOrId]">;

async function findPage(locale: Locale, word: string) {
	const key = KEYS.get(word);
	return key === undefined ? null : fetchPageByKey(locale, key);
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
	const locale = await pageLocale();
	return writtenMetadata(locale, await findPage(locale, (await params).wordOrId));
}

/** Info pages with a fixed address (promises §2 Routes). */
export default async function Page({ params }: Props) {
	const locale = await pageLocale();
	const page = await findPage(locale, (await params).wordOrId);
	if (!page) notFound();
	// Costumes in the text about their rental have the price of that.
	const isRental = KEYS.get((await params).wordOrId) === RENTAL;
	const rentals = isRental ? new Map(pricesOf(await fetchRentalCostumes(locale))) : undefined;
	return <TextPage locale={locale} page={page} settings={await fetchSettings(locale)} rentals={rentals} />;
}
