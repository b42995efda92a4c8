"use client";
import Image from "next/image";
import { useTranslations } from "next-intl";
import type { Variant } from "#lib/contract/catalogue.ts";
import styles from "./variant-picker.module.scss";

/** Variants as radio buttons; sold-out ones stay visible and say so. */
export function VariantPicker({
	variants,
	chosenId,
	onChoose,
}: {
	variants: Variant[];
	chosenId: number;
	onChoose: (id: number) => void;
}) {
	const t = useTranslations("product");
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
							{variant.image && <Image src={variant.image.src} alt="" width={32} height={40} sizes="32px" />}
							<span>
								{variant.name}
								{isSoldOut && <small> {t("soldOutVariant")}</small>}
							</span>
						</label>
					);
				})}
			</div>
		</fieldset>
	);
}
