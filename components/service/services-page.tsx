import Link from "next/link";
import { useTranslations } from "next-intl";
import { TextFrame } from "#components/content/text-frame.tsx";
import { TextHead } from "#components/content/text-head.tsx";
import { Image } from "#components/picture/image.tsx";
import type { ServiceCard } from "#lib/contract/schemas/request.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import styles from "./services-page.module.scss";

/** The shop's services, a card for each. */
export function ServicesPage({ locale, services }: { locale: Locale; services: ServiceCard[] }) {
	const t = useTranslations("service");
	return (
		<TextFrame locale={locale} current={{ name: t("title"), url: screenPath(locale, "services") }}>
			<TextHead title={t("title")} perex={t("description")} image={null} />
			<ul className={styles.services}>
				{services.map((service, index) => (
					<li key={service.id}>
						<article className={styles.service}>
							<div className={styles.picture} style={{ background: service.tint }}>
								{service.image && (
									<Image
										src={service.image.src}
										width={480}
										sizes="(min-width: 1200px) 400px, (min-width: 768px) 31vw, 92vw"
										isFirst={index === 0}
									/>
								)}
							</div>
							<h2>
								<Link className={styles.link} href={service.url} prefetch={false}>
									{service.title}
								</Link>
							</h2>
							<p>{service.perex}</p>
						</article>
					</li>
				))}
			</ul>
		</TextFrame>
	);
}
