import { useTranslations } from "next-intl";
import { BackLink } from "#components/content/back-link.tsx";
import { Blocks } from "#components/content/blocks.tsx";
import { type Fact, Facts } from "#components/content/facts.tsx";
import { TextFrame } from "#components/content/text-frame.tsx";
import { TextHead } from "#components/content/text-head.tsx";
import { buttonClass } from "#components/ui/button.tsx";
import { JsonLd } from "#components/ui/json-ld.tsx";
import type { Career } from "#lib/contract/schemas/content.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { formatZip } from "#lib/domain/people/zip.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { inContext } from "#lib/storefront/structured-data/in-context.ts";
import { jobPosting } from "#lib/storefront/structured-data/job-posting.ts";
import styles from "./career-page.module.scss";
import { useCareerTexts } from "./use-career-texts.ts";

/** A job on offer, and the e-mail for applications. */
export function CareerPage({ locale, career, email }: { locale: Locale; career: Career; email: string }) {
	const t = useTranslations("careers");
	const shop = useTranslations("shop");
	const list = { name: t("title"), url: screenPath(locale, "careers") };
	const subject = encodeURIComponent(t("apply.subject", { title: career.title }));
	return (
		<TextFrame locale={locale} steps={[list]} current={{ name: career.title, url: career.url }}>
			<JsonLd data={inContext(jobPosting(career, shop("name")))} />
			<article>
				<TextHead title={career.title} perex={career.perex} image={null} scene="inflation" />
				<CareerFacts career={career} />
				<Blocks blocks={career.blocks} locale={locale} />
				<section className={styles.apply} aria-labelledby="zajem">
					<h2 id="zajem">{t("apply.title")}</h2>
					<p>{t("apply.text")}</p>
					<a className={buttonClass({ size: "large" })} href={`mailto:${email}?subject=${subject}`}>
						{t("apply.action", { email })}
					</a>
				</section>
			</article>
			<BackLink href={list.url} text={t("back")} />
		</TextFrame>
	);
}

function CareerFacts({ career }: { career: Career }) {
	const t = useTranslations("careers");
	const texts = useCareerTexts();
	const { street, zip, city } = career.address;
	const facts: (Fact | null)[] = [
		{ name: t("place"), value: `${street}, ${formatZip(zip)} ${city}` },
		{ name: t("employment"), value: texts.employment(career) },
		factOf(t("pay"), texts.pay(career)),
		factOf(t("closes"), texts.closes(career)),
	];
	return <Facts label={t("facts")} facts={facts.filter((fact) => fact !== null)} />;
}

const factOf = (name: string, value: string | null): Fact | null => (value === null ? null : { name, value });
