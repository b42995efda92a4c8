"use client";
import { useTranslations } from "next-intl";
import type { Ref } from "react";
import { CheckboxField } from "#components/ui/checkbox-field.tsx";
import type { Order } from "#lib/contract/schemas/order.ts";
import { hasLeftShop } from "#lib/domain/order/order-steps.ts";
import { isSealable } from "#lib/domain/order/withdrawal.ts";
import { usePiece } from "../details/use-piece.ts";
import styles from "./withdrawal-step.module.scss";

type Props = {
	order: Order;
	/** Indexes of the ticked lines. */
	sealed: readonly number[];
	onSealed: (places: number[]) => void;
	error: string | undefined;
	/** The first checkbox, for the focus. */
	ref: Ref<HTMLInputElement>;
};

/**
 * Which hygiene goods have an intact seal, never ticked in advance (OZ § 1837 g); renders nothing before the goods
 * leave the shop.
 */
export function WithdrawalSeals({ order, sealed, onSealed, error, ref }: Props) {
	const t = useTranslations("withdrawal.sealed");
	const pieceOf = usePiece();
	const lines = order.lines.map((line, place) => ({ line, place })).filter(({ line }) => isSealable(line));
	if (lines.length === 0 || !hasLeftShop(order.events)) return null;
	const others = (place: number) => sealed.filter((one) => one !== place);
	return (
		<fieldset className={styles.seals}>
			<legend>{t("title")}</legend>
			<p className={styles.quiet}>
				{t("law")}
				{order.withdraw_until === null && ` ${t("onItsWay")}`}
				{lines.some(({ line }) => line.quantity > 1) && ` ${t("some")}`}
			</p>
			{lines.map(({ line, place }, position) => (
				<CheckboxField
					key={place}
					ref={position === 0 ? ref : undefined}
					label={t("label", { piece: pieceOf(line) })}
					error={position === 0 ? error : undefined}
					checked={sealed.includes(place)}
					onChange={({ target }) => onSealed(target.checked ? [...others(place), place] : others(place))}
				/>
			))}
		</fieldset>
	);
}
