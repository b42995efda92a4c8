"use client";
import { useTranslations } from "next-intl";
import { SelectField } from "#components/ui/select-field.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import type { RentalCostume } from "#lib/contract/schemas/request.ts";
import type { ServiceBranch } from "../service-branch.ts";
import { type CostumeWish, sizesOf, whomsOf } from "./find-costumes.ts";
import styles from "./rental-what.module.scss";

type Props = {
	costumes: RentalCostume[];
	branches: ServiceBranch[];
	wish: CostumeWish;
	onWish: (change: Partial<CostumeWish>) => void;
};

/** For whom the costume is, of which size and from where, and words of its name. */
export function CostumeFilters({ costumes, branches, wish, onWish }: Props) {
	const t = useTranslations("rental");
	const whoms = whomsOf(costumes);
	const lending = new Set(costumes.flatMap(({ sizes }) => sizes.flatMap(({ branch_ids: ids }) => ids)));
	const ofWhom = (whom: string) => costumes.filter(({ category }) => whom === "" || String(category.id) === whom);
	const sizes = sizesOf(ofWhom(wish.whom));
	const chooseWhom = (whom: string) => {
		const keepsSize = sizesOf(ofWhom(whom)).includes(wish.size);
		onWish({ whom, ...(keepsSize ? {} : { size: "" }) });
	};
	return (
		<>
			{whoms.length > 0 && (
				<div className={styles.root} role="radiogroup" aria-label={t("whom")}>
					<p className={styles.label} aria-hidden="true">
						{t("whom")}
					</p>
					<div className={styles.choices}>
						{[{ id: "", name: t("anybody") }, ...whoms].map(({ id, name }) => (
							<label key={id} className={styles.choice}>
								<input type="radio" name="whom" value={id} checked={wish.whom === id} onChange={() => chooseWhom(id)} />
								<span>{name}</span>
							</label>
						))}
					</div>
				</div>
			)}
			<div className={styles.pair}>
				<SelectField
					name="wishedSize"
					label={t("wishedSize")}
					value={wish.size}
					onChange={({ target }) => onWish({ size: target.value })}
				>
					<option value="">{t("anySize")}</option>
					{sizes.map((name) => (
						<option key={name}>{name}</option>
					))}
				</SelectField>
				<SelectField
					name="near"
					label={t("near")}
					value={wish.near}
					onChange={({ target }) => onWish({ near: target.value })}
				>
					<option value="">{t("anywhere")}</option>
					{branches
						.filter(({ id }) => lending.has(id))
						.map(({ id, name }) => (
							<option key={id} value={id}>
								{name}
							</option>
						))}
				</SelectField>
			</div>
			<TextField
				type="search"
				autoComplete="off"
				label={t("search")}
				value={wish.words}
				onChange={({ target }) => onWish({ words: target.value })}
				onKeyDown={(event) => {
					// Enter in the filter must not submit the form.
					if (event.key === "Enter") event.preventDefault();
				}}
			/>
		</>
	);
}
