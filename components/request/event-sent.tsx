"use client";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { readSentEvent } from "#lib/storefront/request/sent-event.ts";

/** The way to the page of the event that was asked for in this tab; nothing for whoever comes otherwise. */
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
