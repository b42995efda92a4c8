import { useFormatter, useTranslations } from "next-intl";
import type { EventCard } from "#lib/contract/schemas/content.ts";
import { formatCzk } from "#lib/i18n/format-czk.ts";

/** Texts of an event's time, place and entry fee. */
export function useEventTexts() {
	const t = useTranslations("events");
	const format = useFormatter();
	return {
		when: ({ starts_at, ends_at }: EventCard) =>
			format.dateTimeRange(new Date(starts_at), new Date(ends_at), {
				weekday: "long",
				day: "numeric",
				month: "long",
				year: "numeric",
				hour: "numeric",
				minute: "2-digit",
			}),
		where: ({ place }: EventCard) => [place.name, place.street, place.city].filter((part) => part !== "").join(", "),
		entry: ({ price_with_tax }: EventCard) => (price_with_tax === 0 ? t("free") : formatCzk(price_with_tax)),
	};
}
