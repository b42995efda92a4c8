import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ServiceCard } from "#lib/contract/schemas/request.ts";
import styles from "./home-services.module.scss";

/** The shop's services, each with a link to its form. */
export function HomeServices({ services }: { services: ServiceCard[] }) {
	const t = useTranslations("home");
	if (services.length === 0) return null;
	return (
		<section aria-labelledby="services">
			<h2 id="services">{t("services")}</h2>
			<ul className={styles.root}>
				{services.map(({ id, kind, title, perex, url }) => {
					return (
						<li key={id}>
							<picture>
								<source media="(min-width:768px)" srcSet={`/heads/${kind}-s.avif`} />
								<img src={`/scenes/${kind}-1.svg`} alt="" loading="lazy" />
							</picture>
							<h3>
								<Link href={url} prefetch={false}>
									{title}
								</Link>
							</h3>
							<p>{perex}</p>
							<b>{t(`serviceActions.${kind}`)}</b>
						</li>
					);
				})}
			</ul>
		</section>
	);
}
