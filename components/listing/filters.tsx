"use client";
import { useTranslations } from "next-intl";
import { Fragment, type ReactNode } from "react";
import { buttonClass } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import type { Facets } from "#lib/contract/schemas/listing.ts";
import { FILTERS, type FilterName, ofEachChoice } from "#lib/domain/goods/listing.ts";
import { DEFAULT_SORT } from "#lib/domain/goods/sorting.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { LANGUAGES } from "#lib/i18n/languages/languages.ts";
import { choiceWord, type ListingState } from "#lib/i18n/listing-query.ts";
import { FilterGroup } from "./filter-group.tsx";
import styles from "./filters.module.scss";
import { PriceFilter } from "./price-filter.tsx";
import { useFilterForm } from "./use-filter-form.ts";

/**
 * Filters of a listing: a plain GET form that also applies itself on every change. A column on wide screens; on small
 * ones a native popover behind a button of the list, which opens without JavaScript.
 */
export function Filters({
	locale,
	url,
	state,
	facets,
	total,
	swatches,
}: {
	locale: Locale;
	url: string;
	state: ListingState;
	facets: Facets;
	total: number;
	/** CSS backgrounds of colours, by the slug of their value. */
	swatches: Record<string, string>;
}) {
	const t = useTranslations("listing");
	const { panel, form, isPending, onChange, onSubmit } = useFilterForm(locale, url);
	const { listingKeys: keys, sortWords } = LANGUAGES[locale];
	const groups: Record<FilterName, ReactNode> = {
		price: <PriceFilter locale={locale} url={url} state={state} price={facets.price} />,
		brand: (
			<FilterGroup
				total={total}
				title={t("groups.brand")}
				name={keys.brand}
				chosen={state.brand}
				values={facets.brands}
			/>
		),
		branch: (
			<FilterGroup
				total={total}
				title={t("groups.branch")}
				name={keys.branch}
				chosen={state.branch}
				values={facets.branches}
				keepsCommon
			/>
		),
		...ofEachChoice((name) => (
			<FilterGroup
				total={total}
				title={t(`groups.${name}`)}
				name={keys[name]}
				chosen={state[name].map((value) => choiceWord(name, value, locale))}
				values={facets[name].map(({ value, count: pieces }) => ({
					slug: choiceWord(name, value, locale),
					name: t(`choices.${value}`),
					count: pieces,
				}))}
				isOpen={name === "availability"}
			/>
		)),
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
	const others = FILTERS.filter((name) => name !== "price" && name !== "availability");
	return (
		<div className={styles.root} aria-busy={isPending || undefined}>
			<aside ref={panel} id="filters" className={styles.panel} popover="auto" aria-label={t("filters")}>
				<div className={styles.head}>
					<strong>{t("filters")}</strong>
					<button type="button" popoverTarget="filters" popoverTargetAction="hide" aria-label={t("closeFilters")}>
						<Icon name="x" size={22} />
					</button>
				</div>
				{/* The address has the state, so the browser must not restore inputs after a reload. */}
				<form ref={form} action={url} method="get" autoComplete="off" onChange={onChange} onSubmit={onSubmit}>
					{state.search !== "" && <input type="hidden" name={keys.search} value={state.search} />}
					{state.sort !== DEFAULT_SORT && <input type="hidden" name={keys.sort} value={sortWords[state.sort]} />}
					<div className={styles.groups}>
						{groups.price}
						{groups.availability}
						{facets.attributes.map(({ slug, name, values }, index) => (
							<FilterGroup
								total={total}
								key={slug}
								title={name}
								name={slug}
								chosen={state.attributes[slug] ?? []}
								values={values}
								isOpen={index < 2}
								swatches={swatches}
							/>
						))}
						{others.map((name) => (
							<Fragment key={name}>{groups[name]}</Fragment>
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
