"use client";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type { Locale } from "#lib/domain/locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import styles from "./limit-problem.module.scss";

/** The sentence about a limit of the shop, and the contact of the staff, who can make exceptions. */
export function LimitProblem({ locale, id, text }: { locale: Locale; id?: string; text: string }) {
	const t = useTranslations("cartPage.summary");
	return (
		<p id={id} className={styles.root}>
			{text}{" "}
			<Link href={screenPath(locale, "infoContact")} prefetch={false}>
				{t("contact")}
			</Link>
		</p>
	);
}
