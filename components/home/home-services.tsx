import Link from "next/link";
import { useTranslations } from "next-intl";
import { Icon } from "#components/ui/icon.tsx";
import type { ServiceCard } from "#lib/contract/schemas/request.ts";
import type { ServiceKind } from "#lib/domain/request/request-states.ts";
import styles from "./home-services.module.scss";

const ICONS = { rental: "shirt", inflation: "party-popper", decoration: "sparkles" } as const satisfies Record<
	ServiceKind,
	unknown
>;

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
							<Icon name={ICONS[kind]} size={28} />
							<h3>
								<Link href={url} prefetch={false}>
									{title}
								</Link>
							</h3>
							<p>{perex}</p>
						</li>
					);
				})}
			</ul>
		</section>
	);
}
