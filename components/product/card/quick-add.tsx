"use client";
import { useTranslations } from "next-intl";
import { Icon } from "#components/ui/icon.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import { useEarlyClick } from "#lib/storefront/browser/use-early-click.ts";
import { AgeDialog } from "../decision/age-dialog.tsx";
import { useAddToCart } from "../decision/use-add-to-cart.ts";
import styles from "./quick-add.module.scss";

/** Adds one piece of goods with a single variant, from a list. */
export function QuickAdd({
	productId,
	variantId,
	name,
	locale,
}: {
	productId: number;
	variantId: number;
	name: string;
	locale: Locale;
}) {
	const t = useTranslations("product");
	const { add, isPending, ageQuestion } = useAddToCart(locale);
	const earlyClick = useEarlyClick();
	return (
		<>
			<button
				{...earlyClick}
				type="button"
				className={styles.root}
				aria-label={t("quickAdd", { name })}
				aria-busy={isPending || undefined}
				// Two clicks add two pieces; a double click adds one.
				onClick={({ detail }) => detail < 2 && add({ id: productId, variantId, by: 1 })}
			>
				<Icon name="shopping-bag" size={20} />
			</button>
			{ageQuestion && <AgeDialog {...ageQuestion} />}
		</>
	);
}
