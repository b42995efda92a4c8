"use client";
import { useTranslations } from "next-intl";
import { useFormContext } from "react-hook-form";
import type { RequestValues } from "#components/request/request-values.ts";
import { Button } from "#components/ui/button.tsx";
import type { BalloonType } from "#lib/contract/schemas/request.ts";
import { floatsUntil } from "#lib/domain/request/inflation.ts";
import styles from "./balloon-rows.module.scss";

type Props = { types: BalloonType[]; pickupAt: Date | null; partyEndsAt: Date | null };

/** Which balloons sink before the party ends, beside its time; one press adds gel to all that it helps. */
export function SinkingWarning({ types, pickupAt, partyEndsAt }: Props) {
	const t = useTranslations("inflation.floats");
	const { getValues, setValue } = useFormContext<RequestValues<"inflation">>();
	if (pickupAt === null || partyEndsAt === null || partyEndsAt < pickupAt) return null;
	const sinking = getValues("balloons").flatMap(({ typeKey, hasGel }, index) => {
		const type = types.find(({ key }) => key === typeKey);
		if (!type || floatsUntil(type, hasGel, pickupAt) >= partyEndsAt) return [];
		const isHelped = !hasGel && type.gel_float_hours !== null && floatsUntil(type, true, pickupAt) >= partyEndsAt;
		return [{ index, name: type.name, isHelped }];
	});
	const helped = sinking.filter(({ isHelped }) => isHelped);
	const addGel = () => {
		for (const { index } of helped)
			setValue(`balloons.${index}.hasGel`, true, { shouldDirty: true, shouldValidate: true });
	};
	if (sinking.length === 0) return null;
	return (
		<div className={styles.sinking}>
			<p>
				{[...new Set(sinking.map(({ name }) => name))].join(", ")}:{" "}
				<strong>
					{t("tooShort")} {t(helped.length === sinking.length ? "takeGel" : "fetchLater")}
				</strong>
			</p>
			{helped.length > 0 && (
				<Button tone="secondary" size="small" onClick={addGel}>
					{t("addGel")}
				</Button>
			)}
		</div>
	);
}
