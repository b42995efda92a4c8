import { useTranslations } from "next-intl";
import { Blocks } from "#components/content/blocks.tsx";
import { TextFrame } from "#components/content/text-frame.tsx";
import { TextHead } from "#components/content/text-head.tsx";
import { JsonLd } from "#components/ui/json-ld.tsx";
import type { Service } from "#lib/contract/schemas/request.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { FORM_ID } from "#lib/i18n/service-query.ts";
import { inContext } from "#lib/storefront/structured-data/in-context.ts";
import { service as serviceData } from "#lib/storefront/structured-data/service.ts";
import { ServiceForm } from "./service-form.tsx";
import styles from "./service-page.module.scss";
import { ServiceSteps } from "./service-steps.tsx";

/** A service: its scene, how it goes and its form, beside them the price, and below the description. */
export function ServicePage({ locale, service }: { locale: Locale; service: Service }) {
	const t = useTranslations("service");
	return (
		<TextFrame
			locale={locale}
			steps={[{ name: t("title"), url: screenPath(locale, "services") }]}
			current={{ name: service.title, url: service.url }}
		>
			<JsonLd data={inContext(serviceData(service))} />
			<TextHead
				title={service.title}
				perex={service.perex}
				image={service.image}
				scene={service.scene}
				tint={service.tint}
			/>
			<div className={styles.root}>
				<ServiceSteps kind={service.kind} />
				<section id={FORM_ID} className={styles.form} aria-labelledby={`${FORM_ID}-title`}>
					<h2 id={`${FORM_ID}-title`}>{t(`formTitle.${service.kind}`)}</h2>
					<ServiceForm locale={locale} kind={service.kind} />
				</section>
				<Blocks blocks={service.blocks} locale={locale} />
			</div>
		</TextFrame>
	);
}
