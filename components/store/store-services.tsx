import {
	Accessibility,
	CarFront,
	CreditCard,
	type LucideIcon,
	PackageCheck,
	PartyPopper,
	Shirt,
	Sparkles,
} from "lucide-react";
import { useTranslations } from "next-intl";
import type { StoreService } from "#lib/domain/place/store-services.ts";
import styles from "./store-services.module.scss";

const ICONS: Record<StoreService, LucideIcon> = {
	rental: Shirt,
	inflation: PartyPopper,
	decoration: Sparkles,
	pickup: PackageCheck,
	card: CreditCard,
	parking: CarFront,
	wheelchair: Accessibility,
};

/** Services of a store. */
export function StoreServices({ services }: { services: readonly StoreService[] }) {
	const t = useTranslations("stores");
	return (
		<ul className={styles.root}>
			{services.map((service) => {
				const Icon = ICONS[service];
				return (
					<li key={service}>
						<Icon aria-hidden="true" size={18} />
						{t(`service.${service}`)}
					</li>
				);
			})}
		</ul>
	);
}
