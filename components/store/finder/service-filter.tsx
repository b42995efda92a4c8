"use client";
import { useTranslations } from "next-intl";
import type { StoreService } from "#lib/domain/place/store-services.ts";
import styles from "./service-filter.module.scss";

/** Filter of stores by services: stores must have all chosen ones. */
export function ServiceFilter({
	services,
	chosen,
	onChange,
}: {
	services: readonly StoreService[];
	chosen: readonly StoreService[];
	onChange: (chosen: StoreService[]) => void;
}) {
	const t = useTranslations("stores");
	if (services.length === 0) return null;
	return (
		<fieldset className={styles.root}>
			<legend>{t("filter")}</legend>
			<div className={styles.choices}>
				{services.map((service) => (
					<label key={service}>
						<input
							type="checkbox"
							checked={chosen.includes(service)}
							onChange={({ target }) =>
								onChange(target.checked ? [...chosen, service] : chosen.filter((one) => one !== service))
							}
						/>
						{t(`service.${service}`)}
					</label>
				))}
			</div>
		</fieldset>
	);
}
