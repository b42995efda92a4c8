import Link from "next/link";
import { useTranslations } from "next-intl";
import { Icon } from "#components/ui/icon.tsx";
import type { Facets } from "#lib/contract/schemas/listing.ts";
import { FILTERS, type FilterName, ofEachChoice } from "#lib/domain/goods/listing.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { type ListingState, listingPath, withoutFilters } from "#lib/i18n/listing-query.ts";
import styles from "./chosen-filters.module.scss";
import { usePriceText } from "./use-price-text.ts";

type Chosen = { name: string; without: Partial<ListingState> };

/** Each chosen value as a link that removes it, and a link that removes all. */
export function ChosenFilters({
	locale,
	url,
	state,
	facets,
}: {
	locale: Locale;
	url: string;
	state: ListingState;
	facets: Facets;
}) {
	const t = useTranslations("listing");
	const price = usePriceText()({ from: state.priceFrom, to: state.priceTo });
	const drop = <Value,>(list: readonly Value[], value: Value) => list.filter((one) => one !== value);
	const ofFilters: Record<FilterName, Chosen[]> = {
		price: price === "" ? [] : [{ name: price, without: { priceFrom: null, priceTo: null } }],
		brand: facets.brands
			.filter(({ slug }) => state.brand.includes(slug))
			.map(({ slug, name }) => ({ name, without: { brand: drop(state.brand, slug) } })),
		branch: facets.branches
			.filter(({ slug }) => state.branch.includes(slug))
			.map(({ slug, name }) => ({ name, without: { branch: drop(state.branch, slug) } })),
		...ofEachChoice((name): Chosen[] =>
			state[name].map((value) => ({
				name: t(`choices.${value}`),
				without: { [name]: drop(state[name], value) },
			})),
		),
		rating:
			state.ratingFrom === null
				? []
				: [{ name: t("ratingFrom", { stars: state.ratingFrom }), without: { ratingFrom: null } }],
	};
	const ofAttributes = facets.attributes.flatMap(({ slug, name, values }) =>
		values
			.filter((value) => state.attributes[slug]?.includes(value.slug))
			.map((value) => ({
				name: `${name}: ${value.name}`,
				without: { attributes: { ...state.attributes, [slug]: drop(state.attributes[slug] ?? [], value.slug) } },
			})),
	);
	const chosen = [...ofAttributes, ...FILTERS.flatMap((name) => ofFilters[name])];
	return (
		<ul className={styles.root} aria-label={t("chosen")}>
			{chosen.map(({ name, without }) => (
				<li key={name}>
					<Link
						href={listingPath(locale, url, { ...state, ...without, page: 1 })}
						aria-label={t("removeFilter", { name })}
						prefetch={false}
						scroll={false}
					>
						{name} <Icon name="x" size={14} />
					</Link>
				</li>
			))}
			<li>
				<Link
					className={styles.all}
					href={listingPath(locale, url, withoutFilters(state))}
					prefetch={false}
					scroll={false}
				>
					{t("clearFilters")}
				</Link>
			</li>
		</ul>
	);
}
