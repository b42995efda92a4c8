import { useTranslations } from "next-intl";
import { Icon } from "#components/ui/icon.tsx";
import type { IconName } from "#components/ui/icon-name.ts";
import type { StoreService } from "#lib/domain/place/store-services.ts";
import styles from "./store-services.module.scss";

const ICONS: Record<StoreService, IconName> = {
	rental: "shirt",
	inflation: "party-popper",
	decoration: "sparkles",
	pickup: "package",
	card: "credit-card",
	parking: "car-front",
	wheelchair: "accessibility",
};

/** Services of a store. */
export function StoreServices({ services }: { services: readonly StoreService[] }) {
	const t = useTranslations("stores");
	return (
		<ul className={styles.root}>
			{services.map((service) => {
				return (
					<li key={service}>
						<Icon name={ICONS[service]} size={18} />
						{t(`service.${service}`)}
					</li>
				);
			})}
		</ul>
	);
}
