import { useTranslations } from "next-intl";
import { Blocks } from "#components/content/blocks.tsx";
import { TextFrame } from "#components/content/text-frame.tsx";
import { TextHead } from "#components/content/text-head.tsx";
import { buttonClass } from "#components/ui/button.tsx";
import { JsonLd } from "#components/ui/json-ld.tsx";
import type { Service } from "#lib/contract/schemas/request.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { inContext } from "#lib/storefront/structured-data/in-context.ts";
import { service as serviceData } from "#lib/storefront/structured-data/service.ts";
import { FORM_ID } from "../navigation/service-form-id.ts";
import { ServiceForm } from "./service-form.tsx";
import styles from "./service-page.module.scss";

/** A service: description, prices and form. */
export function ServicePage({ locale, service }: { locale: Locale; service: Service }) {
	const t = useTranslations("service");
	return (
		<TextFrame
			locale={locale}
			steps={[{ name: t("title"), url: screenPath(locale, "services") }]}
			current={{ name: service.title, url: service.url }}
		>
			<JsonLd data={inContext(serviceData(service))} />
			<TextHead title={service.title} perex={service.perex} image={service.image} tint={service.tint} />
			<p className={styles.ask}>
				<a className={buttonClass()} href={`#${FORM_ID}`}>
					{t(`ask.${service.kind}`)}
				</a>
			</p>
			<Blocks blocks={service.blocks} locale={locale} />
			<section id={FORM_ID} className={styles.form} aria-labelledby={`${FORM_ID}-title`}>
				<h2 id={`${FORM_ID}-title`}>{t(`formTitle.${service.kind}`)}</h2>
				<p>{t(`formLead.${service.kind}`)}</p>
				<ServiceForm locale={locale} kind={service.kind} />
			</section>
		</TextFrame>
	);
}
