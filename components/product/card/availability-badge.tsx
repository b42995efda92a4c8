import { useTranslations } from "next-intl";
import type { ProductCard } from "#lib/contract/schemas/catalogue.ts";
import styles from "./availability-badge.module.scss";

/** Availability as a dot and text, never by colour alone. */
export function AvailabilityBadge({
	availability,
	children,
}: {
	availability: ProductCard["availability"];
	children?: string | undefined;
}) {
	const t = useTranslations("availability");
	const tone =
		availability === "in_stock"
			? styles.toneSuccess
			: availability === "not_active"
				? styles.toneSecondary
				: styles.toneDanger;
	return (
		<span className={tone}>
			{t(availability)}
			{children ? ` · ${children}` : ""}
		</span>
	);
}
