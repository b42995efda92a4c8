"use client";
import { SlidersHorizontal, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { Fragment, type ReactNode } from "react";
import { buttonClass } from "#components/ui/button.tsx";
import type { Facets } from "#lib/contract/schemas/listing.ts";
import type { FilterName } from "#lib/domain/goods/listing.ts";
import { DEFAULT_SORT } from "#lib/domain/goods/sorting.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { LANGUAGES } from "#lib/i18n/languages/languages.ts";
import { countFilters, type ListingState } from "#lib/i18n/listing-query.ts";
import { FilterGroup } from "./filter-group.tsx";
import styles from "./filters.module.scss";
import { PriceFilter } from "./price-filter.tsx";
import { useFilterForm } from "./use-filter-form.ts";

/**
 * Filters of a listing: a plain GET form that also applies itself on every change. A column on wide screens; on small
 * ones a native popover behind a button, which opens without JavaScript.
 */
export function Filters({
	locale,
	url,
	state,
	facets,
	total,
}: {
	locale: Locale;
	url: string;
	state: ListingState;
	facets: Facets;
	total: number;
}) {
	const t = useTranslations("listing");
	const availability = useTranslations("availability");
	const { panel, form, isPending, onChange, onSubmit } = useFilterForm(locale, url);
	const { listingKeys: keys, choiceWords, sortWords } = LANGUAGES[locale];
	const count = countFilters(state);
	const groups: Record<FilterName, ReactNode> = {
		price: <PriceFilter locale={locale} state={state} price={facets.price} />,
		brand: (
			<FilterGroup
				total={total}
				title={t("groups.brand")}
				name={keys.brand}
				chosen={state.brand}
				values={facets.brands}
			/>
		),
		availability: (
			<FilterGroup
				total={total}
				title={t("groups.availability")}
				name={keys.availability}
				chosen={state.availability.map((value) => choiceWords.availability[value])}
				values={facets.availability.map(({ value, count: pieces }) => ({
					slug: choiceWords.availability[value],
					name: availability(value),
					count: pieces,
				}))}
				isOpen
			/>
		),
		branch: (
			<FilterGroup
				total={total}
				title={t("groups.branch")}
				name={keys.branch}
				chosen={state.branch}
				values={facets.branches}
			/>
		),
		label: (
			<FilterGroup
				total={total}
				title={t("groups.label")}
				name={keys.label}
				chosen={state.label.map((value) => choiceWords.label[value])}
				values={facets.labels.map(({ value, count: pieces }) => ({
					slug: choiceWords.label[value],
					name: t(`labels.${value}`),
					count: pieces,
				}))}
			/>
		),
		rating: (
			<FilterGroup
				total={total}
				title={t("groups.rating")}
				name={keys.ratingFrom}
				isSingle
				chosen={state.ratingFrom === null ? [] : [String(state.ratingFrom)]}
				values={facets.ratings.map(({ from, count: pieces }) => ({
					slug: String(from),
					name: t("ratingFrom", { stars: from }),
					count: pieces,
				}))}
			/>
		),
	};
	const { price, availability: inStock, ...others } = groups;
	return (
		<div className={styles.root} aria-busy={isPending || undefined}>
			<button type="button" className={styles.opener} popoverTarget="filters">
				<SlidersHorizontal aria-hidden="true" size={18} /> {count > 0 ? t("filterCount", { count }) : t("filter")}
			</button>
			<aside ref={panel} id="filters" className={styles.panel} popover="auto" aria-label={t("filters")}>
				<div className={styles.head}>
					<strong>{t("filters")}</strong>
					<button type="button" popoverTarget="filters" popoverTargetAction="hide" aria-label={t("closeFilters")}>
						<X aria-hidden="true" size={22} />
					</button>
				</div>
				{/* The address has the state, so the browser must not restore inputs after a reload. */}
				<form ref={form} action={url} method="get" autoComplete="off" onChange={onChange} onSubmit={onSubmit}>
					{state.search !== "" && <input type="hidden" name={keys.search} value={state.search} />}
					{state.sort !== DEFAULT_SORT && <input type="hidden" name={keys.sort} value={sortWords[state.sort]} />}
					<div className={styles.groups}>
						{price}
						{inStock}
						{facets.attributes.map(({ slug, name, values }, index) => (
							<FilterGroup
								total={total}
								key={slug}
								title={name}
								name={slug}
								chosen={state.attributes[slug] ?? []}
								values={values}
								isOpen={index < 2}
							/>
						))}
						{Object.entries(others).map(([name, group]) => (
							<Fragment key={name}>{group}</Fragment>
						))}
					</div>
					<button type="submit" className={`${buttonClass()} ${styles.submit}`}>
						{t("showGoods", { count: total })}
					</button>
				</form>
			</aside>
		</div>
	);
}
