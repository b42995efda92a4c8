"use client";
import { useTranslations } from "next-intl";
import { useFieldArray, useFormContext, useFormState } from "react-hook-form";
import type { RequestValues } from "#components/request/request-values.ts";
import { Button } from "#components/ui/button.tsx";
import { FieldError } from "#components/ui/field-frame.tsx";
import type { BalloonType } from "#lib/contract/schemas/request.ts";
import { useFieldText } from "#lib/storefront/client/use-field-text.ts";
import { BalloonRow } from "./balloon-row.tsx";
import styles from "./balloon-rows.module.scss";

/** Maximum number of kinds of balloons in one request. */
const ROWS_MAX = 20;

type Props = { types: BalloonType[]; pickupAt: Date | null; partyEndsAt: Date | null };

/** The requested balloons, a row per kind; at least one. */
export function BalloonRows({ types, pickupAt, partyEndsAt }: Props) {
	const t = useTranslations("inflation");
	const text = useFieldText();
	const { control } = useFormContext<RequestValues<"inflation">>();
	const { fields, append, remove } = useFieldArray({ control, name: "balloons" });
	const { errors } = useFormState({ control, name: "balloons" });
	const error = text(errors.balloons?.root?.message ?? errors.balloons?.message);
	return (
		<div className={styles.root}>
			<FieldError id="inflation-balloons-error">{error}</FieldError>
			{fields.map(({ id }, index) => (
				<BalloonRow
					key={id}
					index={index}
					types={types}
					pickupAt={pickupAt}
					partyEndsAt={partyEndsAt}
					onRemove={fields.length > 1 ? () => remove(index) : undefined}
				/>
			))}
			{fields.length < ROWS_MAX && (
				<div>
					<Button
						tone="secondary"
						size="small"
						onClick={() => append({ typeKey: "", quantity: "", isOwn: false, hasGel: false, wish: "" })}
					>
						{t("add")}
					</Button>
				</div>
			)}
		</div>
	);
}
