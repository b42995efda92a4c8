import { getTranslations } from "next-intl/server";
import { FormPlace } from "#components/request/form-place.tsx";
import type { StoreCard } from "#lib/contract/schemas/store.ts";
import type { Locale } from "#lib/domain/locale.ts";
import type { ServiceKind } from "#lib/domain/request/request-states.ts";
import { fetchBalloonTypes, fetchRentalCostumes } from "#lib/storefront/content/service-goods.ts";
import { fetchStores } from "#lib/storefront/content/stores.ts";
import { DecorationForm } from "./decoration-form.tsx";
import { InflationForm } from "./inflation-form.tsx";
import { RentalForm } from "./rental/rental-form.tsx";
import type { OpenBranch, ServiceBranch } from "./service-branch.ts";

/** The form of a service, with its options. */
export async function ServiceForm({ locale, kind }: { locale: Locale; kind: ServiceKind }) {
	switch (kind) {
		case "rental": {
			const [costumes, stores] = await Promise.all([fetchRentalCostumes(locale), fetchStores(locale)]);
			if (costumes.length === 0) return <NothingOffered locale={locale} />;
			return (
				<FormPlace locale={locale} texts="rental">
					<RentalForm locale={locale} costumes={costumes} branches={branchesOf(stores)} />
				</FormPlace>
			);
		}
		case "inflation": {
			const [types, stores] = await Promise.all([fetchBalloonTypes(locale), fetchStores(locale)]);
			if (types.length === 0) return <NothingOffered locale={locale} />;
			return (
				<FormPlace locale={locale} texts="inflation">
					<InflationForm locale={locale} types={types} branches={openBranchesOf(stores)} />
				</FormPlace>
			);
		}
		case "decoration":
			return (
				<FormPlace locale={locale} texts="decoration">
					<DecorationForm locale={locale} />
				</FormPlace>
			);
	}
}

async function NothingOffered({ locale }: { locale: Locale }) {
	const t = await getTranslations({ locale, namespace: "service" });
	return <p>{t("nothingOffered")}</p>;
}

/** Branches that lend costumes, reduced to the data that the form shows. */
function branchesOf(stores: StoreCard[]): ServiceBranch[] {
	return stores
		.filter(({ services }) => services.includes("rental"))
		.map(({ id, name, street, city }) => ({ id, name, street, city }));
}

/** Branches that inflate balloons, with their hours. */
function openBranchesOf(stores: StoreCard[]): OpenBranch[] {
	return stores
		.filter(({ services }) => services.includes("inflation"))
		.map(({ id, name, street, city, opening_hours, is_large_shop, special_days }) => {
			return { id, name, street, city, opening_hours, is_large_shop, special_days };
		});
}
