import Link from "next/link";
import { useTranslations } from "next-intl";
import { TextFrame } from "#components/content/text-frame.tsx";
import { TextHead } from "#components/content/text-head.tsx";
import type { CareerCard } from "#lib/contract/schemas/content.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import styles from "./career-list.module.scss";
import { useCareerTexts } from "./use-career-texts.ts";

/** Jobs on offer now. */
export function CareerList({ locale, careers }: { locale: Locale; careers: CareerCard[] }) {
	const t = useTranslations("careers");
	return (
		<TextFrame locale={locale} current={{ name: t("title"), url: screenPath(locale, "careers") }}>
			<TextHead title={t("title")} perex={t("description")} image={null} scene="inflation" />
			{careers.length === 0 && <p>{t("empty")}</p>}
			<ul className={styles.root}>
				{careers.map((career) => (
					<li key={career.id}>
						<Career career={career} />
					</li>
				))}
			</ul>
		</TextFrame>
	);
}

function Career({ career }: { career: CareerCard }) {
	const texts = useCareerTexts();
	const line = [career.city, texts.employment(career), texts.pay(career)].filter((part) => part !== null);
	return (
		<article className={styles.career}>
			<h2>
				<Link className={styles.link} href={career.url} prefetch={false}>
					{career.title}
				</Link>
			</h2>
			<p className={styles.line}>{line.join(" · ")}</p>
			<p>{career.perex}</p>
		</article>
	);
}
