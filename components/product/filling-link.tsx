import { useTranslations } from "next-intl";
import type { Locale } from "#lib/domain/locale.ts";
import { formatCzk } from "#lib/i18n/format-czk.ts";
import { serviceFormPath } from "#lib/i18n/service-query.ts";
import { ServiceTicket } from "./service-ticket.tsx";

/** Beside the price: branches fill these balloons with helium, as the way to the form that says when. */
export function FillingLink({ locale, url, fromMinor }: { locale: Locale; url: string; fromMinor: number }) {
	const t = useTranslations("service");
	return (
		<ServiceTicket href={serviceFormPath(locale, url)} hint={t("fillHint")}>
			{t("fillLink", { price: formatCzk(fromMinor) })}
		</ServiceTicket>
	);
}
