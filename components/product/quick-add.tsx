"use client";
import { ShoppingBag } from "lucide-react";
import { useTranslations } from "next-intl";
import { useNotice } from "#components/ui/notices.tsx";
import { usePutItem } from "#lib/api/cart.ts";
import { useErrorText } from "#lib/api/use-error-text.ts";
import type { Locale } from "#lib/domain/locale.ts";
import styles from "./quick-add.module.scss";

/** Adds one piece of goods that leave nothing to choose, from a list. */
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
	const t = useTranslations();
	const notice = useNotice();
	const errorText = useErrorText();
	const put = usePutItem(locale);
	const add = () =>
		put.mutate(
			{ id: productId, variantId, by: 1 },
			{
				onSuccess: () => notice("success", t("cart.added")),
				onError: (error) => notice("danger", errorText(error, "add_to_cart")),
			},
		);
	return (
		<button
			type="button"
			className={styles.root}
			aria-label={t("product.quickAdd", { name })}
			aria-busy={put.isPending || undefined}
			onClick={add}
		>
			<ShoppingBag aria-hidden="true" size={20} />
		</button>
	);
}
