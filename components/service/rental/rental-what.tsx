"use client";
import { useTranslations } from "next-intl";
import { type RefObject, useEffect, useId, useRef } from "react";
import { useController, useFormContext, useFormState } from "react-hook-form";
import type { RequestValues } from "#components/request/request-values.ts";
import { FieldError, RequiredMark } from "#components/ui/field-frame.tsx";
import { SelectField } from "#components/ui/select-field.tsx";
import type { RentalCostume } from "#lib/contract/schemas/request.ts";
import { plainSize } from "#lib/domain/goods/size-span.ts";
import { useFieldText } from "#lib/storefront/client/use-field-text.ts";
import type { ServiceBranch } from "../service-branch.ts";
import { CostumeChoice } from "./costume-choice.tsx";
import { CostumeFilters } from "./costume-filters.tsx";
import { type CostumeWish, findCostumes } from "./find-costumes.ts";
import styles from "./rental-what.module.scss";

type Size = RentalCostume["sizes"][number];
type Props = {
	costumes: RentalCostume[];
	branches: ServiceBranch[];
	costume: RentalCostume | undefined;
	size: Size | undefined;
	wish: CostumeWish;
	onWish: (change: Partial<CostumeWish>) => void;
};

/** Choice of the costume, its size, and a branch that has it, for who wants one branch among what that has. */
export function RentalWhat({ costumes, branches, costume, size, wish, onWish }: Props) {
	const t = useTranslations("rental");
	const text = useFieldText();
	const { control, setValue, getValues, clearErrors } = useFormContext<RequestValues<"rental">>();
	const { errors } = useFormState({ control });
	const { field: product } = useController({ control, name: "productId" });
	const { field: branch } = useController({ control, name: "branchId" });
	const { near } = wish;
	const isAt = (one: Size, id: string) => one.branch_ids.some((at) => String(at) === id);
	const sizes = useRef<HTMLDivElement>(null);
	const byPointer = useRef(false);
	// Sizes are the next step; they may be below all costumes.
	useEffect(() => {
		if (byPointer.current && costume) sizes.current?.scrollIntoView({ block: "nearest" });
		byPointer.current = false;
	}, [costume]);
	const chooseSize = (next: Size | undefined) => {
		setValue("variantId", next ? String(next.variant_id) : "");
		const [only, ...others] = next?.branch_ids ?? [];
		if (next && near !== "" && isAt(next, near)) setValue("branchId", near);
		else if (!next || !isAt(next, getValues("branchId")))
			setValue("branchId", only !== undefined && others.length === 0 ? String(only) : "");
		clearErrors(["variantId", "fromDay", "toDay"]);
	};
	const chooseCostume = (next: RentalCostume) => {
		product.onChange(String(next.product_id));
		clearErrors("productId");
		const [only, ...others] = next.sizes;
		const same =
			next.sizes.find(({ name }) => plainSize(name) === wish.size) ??
			next.sizes.find(({ name }) => name === size?.name);
		chooseSize(others.length === 0 ? only : same);
	};
	return (
		<>
			<CostumeFilters
				costumes={costumes}
				branches={branches}
				wish={wish}
				onWish={(change) => {
					onWish(change);
					if (change.near && size && isAt(size, change.near)) branch.onChange(change.near);
				}}
			/>
			<CostumeChoice
				found={findCostumes(costumes, wish)}
				chosen={costume}
				onChoose={chooseCostume}
				onPointer={() => {
					byPointer.current = true;
				}}
				error={text(errors.productId?.message)}
				firstRef={product.ref}
			/>
			{costume && (
				<SizeChoice
					rootRef={sizes}
					sizes={costume.sizes}
					isElsewhere={(one) => near !== "" && !isAt(one, near)}
					chosenId={size?.variant_id}
					onChoose={chooseSize}
					error={text(errors.variantId?.message)}
				/>
			)}
			{size && (
				<SelectField
					{...branch}
					value={size.branch_ids.some((id) => String(id) === branch.value) ? branch.value : ""}
					label={t("branch")}
					hint={t("branchHint")}
					isRequired
					error={text(errors.branchId?.message)}
				>
					<option value="">{t("chooseBranch")}</option>
					{branches
						.filter(({ id }) => size.branch_ids.includes(id))
						.map(({ id, name, street, city }) => (
							<option key={id} value={id}>
								{name} – {street}, {city}
							</option>
						))}
				</SelectField>
			)}
		</>
	);
}

type SizeProps = {
	rootRef: RefObject<HTMLDivElement | null>;
	sizes: Size[];
	/** Whether the branch that the visitor wants does not have it. */
	isElsewhere: (size: Size) => boolean;
	chosenId: number | undefined;
	onChoose: (size: Size) => void;
	error: string | undefined;
};

function SizeChoice({ rootRef, sizes, isElsewhere, chosenId, onChoose, error }: SizeProps) {
	const t = useTranslations("rental");
	const errorId = useId();
	const { control } = useFormContext<RequestValues<"rental">>();
	const { field } = useController({ control, name: "variantId" });
	return (
		<div
			ref={rootRef}
			className={styles.sizes}
			role="radiogroup"
			aria-label={t("size")}
			aria-required="true"
			aria-invalid={error ? true : undefined}
			aria-describedby={error ? errorId : undefined}
		>
			<p className={styles.label} aria-hidden="true">
				{t("size")}
				<RequiredMark />
			</p>
			<FieldError id={errorId}>{error}</FieldError>
			<div className={styles.choices}>
				{sizes.map((size, index) => (
					<label key={size.variant_id} className={styles.choice}>
						<input
							ref={index === 0 ? field.ref : undefined}
							type="radio"
							name="variantId"
							value={size.variant_id}
							checked={size.variant_id === chosenId}
							onChange={() => onChoose(size)}
						/>
						<span>
							{size.name} {isElsewhere(size) && <small>{t("elsewhere")}</small>}
						</span>
					</label>
				))}
			</div>
		</div>
	);
}
