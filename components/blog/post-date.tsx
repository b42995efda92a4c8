import { getFormatter, getTranslations } from "next-intl/server";
import type { Locale } from "#lib/domain/locale.ts";
import styles from "./post-date.module.scss";

/** The day of publishing, as people write it. */
export async function PostDate({ locale, at }: { locale: Locale; at: string }) {
	const [t, format] = await Promise.all([getTranslations({ locale, namespace: "blog" }), getFormatter({ locale })]);
	const date = format.dateTime(new Date(at), { day: "numeric", month: "long", year: "numeric" });
	return (
		<time className={styles.root} dateTime={at.slice(0, 10)}>
			{t("published", { date })}
		</time>
	);
}
