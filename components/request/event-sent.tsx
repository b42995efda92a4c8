"use client";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { readSentEvent } from "#lib/storefront/request/sent-event.ts";

/** Link to the request of the event proposed in this tab; renders nothing without one. */
export function EventSent() {
	const t = useTranslations("eventForm");
	const [sent, setSent] = useState<ReturnType<typeof readSentEvent>>(null);
	useEffect(() => setSent(readSentEvent()), []);
	if (sent === null) return null;
	return (
		<p>
			{t("sent", { number: sent.number })}{" "}
			<Link href={sent.url} prefetch={false}>
				{t("toRequest")}
			</Link>
		</p>
	);
}
