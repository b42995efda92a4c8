import { useTranslations } from "next-intl";
import type { Locale } from "#lib/domain/locale.ts";
import { RENTAL_SHORT_DAYS } from "#lib/domain/request/request-terms.ts";
import { formatCzk } from "#lib/i18n/format-czk.ts";
import { serviceFormPath } from "#lib/i18n/service-query.ts";
import { ServiceTicket } from "./service-ticket.tsx";

type Props = {
	locale: Locale;
	productId: number;
	/** Of the service. */
	url: string;
	/** The lowest price, in haléře. */
	fromMinor: number;
};

/** Beside the price: what the costume costs to hire, as the way to the form that lends it, with the costume chosen. */
export function RentalLink({ locale, productId, url, fromMinor }: Props) {
	const t = useTranslations("service");
	return (
		<ServiceTicket
			href={serviceFormPath(locale, url, { costume: productId })}
			hint={t("rentHint", { days: RENTAL_SHORT_DAYS })}
		>
			{t("rentLink", { price: formatCzk(fromMinor) })}
		</ServiceTicket>
	);
}
