"use client";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import type { Locale } from "#lib/domain/locale.ts";
import type { PartyShop } from "#lib/domain/party/party-arrival.ts";
import type { Party } from "#lib/i18n/party-query.ts";
import { useSteadyLoading } from "#lib/storefront/browser/use-steady-loading.ts";
import { useFailure } from "#lib/storefront/client/use-failure.ts";
import { partyQuery } from "#lib/storefront/goods/party.ts";
import states from "../cart/cart-states.module.scss";
import styles from "./party.module.scss";
import { PartyForm, type PartyWay } from "./party-form.tsx";
import { PartyPlanned } from "./party-planned.tsx";
import { PartyTable } from "./party-table.tsx";
import { useAskedParty } from "./use-asked-party.ts";
import { usePartyFormTexts } from "./use-party-form-texts.ts";

type Props = {
	locale: Locale;
	themeId: number;
	way: PartyWay;
	shop: PartyShop;
	cartPath: string;
	/** Address of the service that fills balloons with helium; null without it. */
	inflation: string | null;
	/** Where the theme's table is. */
	table: string;
};

/** The form with what was asked for, and below it what such a party takes. */
export function PartyScreen({ way, themeId, table, ...props }: Props) {
	const asked = useAskedParty(props.locale);
	const texts = usePartyFormTexts();
	const theme = way.themes.find(([word]) => word.startsWith(`${themeId}/`))?.[0] ?? "";
	return (
		<>
			<PartyTable table={table} guests={asked?.guests} />
			{/* Fields that nobody has touched take the address's values when it is known: their defaults change. */}
			<div className={styles.form}>
				<PartyForm {...way} texts={texts} theme={theme} {...asked} />
			</div>
			{asked === null ? <Bones /> : <Plan {...props} themeId={themeId} asked={asked} />}
		</>
	);
}

function Plan({ asked, themeId, ...props }: Omit<Props, "way" | "table"> & { asked: Party }) {
	const t = useTranslations("party");
	const query = useQuery(partyQuery(props.locale, themeId, asked.guests));
	const hasFailed = useFailure(query) !== null;
	const isLoading = useSteadyLoading(!query.data && !hasFailed);
	if (isLoading) return <Bones />;
	if (!query.data) {
		return (
			<div className={states.message} role="alert">
				<h2>{t("failedTitle")}</h2>
				<p>{t("failedText")}</p>
				<Button isBusy={query.isFetching} onClick={() => void query.refetch()}>
					{t("retry")}
				</Button>
			</div>
		);
	}
	if (query.data.items.length === 0) {
		return (
			<div className={states.message} role="status">
				<h2>{t("emptyTitle")}</h2>
				<p>{t("emptyText")}</p>
			</div>
		);
	}
	return <PartyPlanned {...props} plan={query.data} date={asked.date} />;
}

function Bones() {
	const t = useTranslations("party");
	return (
		<div className={`${states.skeleton} ${styles.bones}`} role="status" aria-busy="true">
			<span className={states.hidden}>{t("loading")}</span>
			{["first", "second", "third", "fourth", "fifth"].map((row) => (
				<span key={row} className={states.bone} />
			))}
		</div>
	);
}
