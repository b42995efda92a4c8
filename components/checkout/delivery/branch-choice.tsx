"use client";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import { useDatesAndDaysText } from "#components/delivery/use-dates-text.ts";
import { usePromiseTexts } from "#components/delivery/use-promise-texts.ts";
import { useDistance } from "#components/distance/use-distance.ts";
import { usePosition } from "#components/distance/use-position.ts";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import { promisedWhen } from "#lib/domain/order/promise-text.ts";
import { distanceKm } from "#lib/domain/place/distance.ts";
import { endedOnce } from "#lib/domain/words/ended-once.ts";
import { fold } from "#lib/domain/words/fold.ts";
import { type Branch, type CheckoutValues, type Chosen, promiseOf } from "../../form/form-values.ts";
import { useFieldProblem } from "../../form/use-field-problem.ts";
import styles from "./branch-choice.module.scss";
import { type Place, PlaceList } from "./place-list.tsx";

/** More branches than these are searched. */
const MANY = 6;

/** As many goods are named in a line of the list. */
const FEW = 2;

/**
 * Choice of the pickup branch: which has all goods, when they are ready, and a warning when some are short (promises §4
 * Availability).
 */
export function BranchChoice({ branches, chosen }: { branches: Branch[]; chosen: Chosen }) {
	const t = useTranslations("checkout.branch");
	const [texts, datesAndDays] = [usePromiseTexts(), useDatesAndDaysText()];
	const { control } = useFormContext<CheckoutValues>();
	const { field } = useController({ control, name: "branchId" });
	/** Every branch has its own list: of a long one only how many there are; those of the chosen branch are all named below. */
	const fewOf = (goods: string[]) => (goods.length > FEW ? t("some", { count: goods.length }) : goods.join(", "));
	const stateOf = (branch: Branch): Place["state"] => {
		if (branch.missing.length > 0) return { tone: "danger", text: t("missing", { goods: fewOf(branch.missing) }) };
		const { days, dates } = promiseOf({ ...chosen, branch });
		const when = days && dates ? datesAndDays({ days, dates }) : whenOf(branch);
		if (branch.lacks_stock) return { tone: "warning", text: t("brought", { goods: fewOf(branch.short), days: when }) };
		return { tone: "success", text: t("stocked", { days: when }) };
	};
	// With a transfer, working days after it.
	const whenOf = (branch: Branch) =>
		promisedWhen(texts, { ...promiseOf({ ...chosen, branch }), isPaidFirst: true }) ?? "";
	const { whereabouts, ask } = usePosition();
	const distance = useDistance();
	const kmTo = ({ position }: Branch) =>
		whereabouts.kind === "found" ? distanceKm(whereabouts.position, position) : null;
	const places = branches.map((branch) => {
		const km = kmTo(branch);
		return {
			id: String(branch.id),
			title: branch.name,
			address: [`${branch.street}, ${branch.city}`, ...(km === null ? [] : [distance(km)])].join(" · "),
			state: stateOf(branch),
			isDisabled: branch.missing.length > 0,
			km,
		};
	});
	const [query, setQuery] = useState("");
	const sought = fold(query.trim());
	const found = places.filter(({ title, address }) => fold(`${title} ${address}`).includes(sought));
	// What is chosen stays in sight, whatever is looked for.
	const shown = places.filter((place) => place.id === field.value || found.includes(place));
	return (
		<div className={styles.root}>
			{places.length > MANY && (
				// Enter in the search must not submit the form.
				<TextField
					name="branchSearch"
					type="search"
					autoComplete="off"
					enterKeyHint="search"
					label={t("search")}
					hint={t("searchHint")}
					value={query}
					maxLength={100}
					onChange={(event) => setQuery(event.target.value)}
					onKeyDown={(event: KeyboardEvent) => event.key === "Enter" && event.preventDefault()}
				/>
			)}
			<div className={styles.sort}>
				<Button tone="secondary" size="small" isBusy={whereabouts.kind === "asking"} onClick={ask}>
					<Icon name="locate-fixed" size={20} />
					{t("byDistance")}
				</Button>
				<p role="status" className={styles.said}>
					{sought !== "" && t("found", { count: found.length })}
					{sought === "" && whereabouts.kind === "found" && t("sorted")}
					{whereabouts.kind === "failed" && t("noPosition")}
				</p>
			</div>
			<PlaceList
				name="branchId"
				legend={t("label")}
				places={shown.sort((a, b) => rank(a) - rank(b))}
				value={field.value}
				common={(text, isAll) => endedOnce(isAll ? t("all", { text: capital(text) }) : t("elsewhere", { text }))}
				more={(count) => t("more", { count })}
				onChange={(place) => field.onChange(place.id)}
				error={useFieldProblem("branchId")}
			/>
			<div aria-live="polite">
				{chosen.branch && <p className={styles.days}>{endedOnce(t("pickup", { days: whenOf(chosen.branch) }))}</p>}
				{chosen.branch?.lacks_stock && (
					<p className={styles.warning}>{t("lacksStock", { goods: chosen.branch.short.join(", ") })}</p>
				)}
			</div>
		</div>
	);
}

/** Those that cannot get the goods last; the others by distance where it is known, else those that have all goods first. */
function rank({ state, isDisabled, km }: Place & { km: number | null }): number {
	if (isDisabled) return Number.POSITIVE_INFINITY;
	return km ?? (state?.tone === "success" ? 0 : 1);
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
