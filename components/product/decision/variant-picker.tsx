"use client";
import { useTranslations } from "next-intl";
import { Image } from "#components/picture/image.tsx";
import type { DecisionVariant } from "./decision-product.ts";
import styles from "./variant-picker.module.scss";

/** Variants as radio buttons; sold-out ones are marked and can be chosen, for their watchdog. */
export function VariantPicker({
	variants,
	chosenId,
	onChoose,
}: {
	variants: DecisionVariant[];
	chosenId: number;
	onChoose: (id: number) => void;
}) {
	const t = useTranslations("productDetail");
	return (
		<fieldset className={styles.root}>
			<legend>{t("chooseVariant")}</legend>
			<div className={styles.choices}>
				{variants.map((variant) => {
					const isSoldOut = variant.availability !== "in_stock";
					return (
						<label key={variant.id} className={isSoldOut ? styles.soldOut : styles.choice}>
							<input
								type="radio"
								name="variant"
								value={variant.id}
								checked={variant.id === chosenId}
								onChange={() => onChoose(variant.id)}
							/>
							{variant.picture && <Image src={variant.picture} width={32} />}
							<span>
								{variant.name} {isSoldOut && <small>{t("soldOutVariant")}</small>}
							</span>
						</label>
					);
				})}
			</div>
		</fieldset>
	);
}
