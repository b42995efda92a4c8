"use client";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import type { Locale } from "#lib/domain/locale.ts";
import { MAINTENANCE_BELIEVED_MS, MAINTENANCE_LOOK_MS } from "#lib/domain/maintenance.ts";
import { leaveTo } from "#lib/storefront/browser/leave.ts";
import { pathAfterMaintenance } from "#lib/storefront/browser/way-on.ts";
import { askWhetherClosed } from "#lib/storefront/client/maintenance.ts";

/** Checks every 15 s whether the shop is open, then returns to the requested page. */
export function MaintenanceWatch({ locale }: { locale: Locale }) {
	const t = useTranslations("maintenance");
	const [isOver, setOver] = useState(false);
	useEffect(() => {
		if (isOver) return;
		const look = () => void askWhetherClosed().then((isClosed) => isClosed === false && setOver(true));
		const timer = setInterval(look, MAINTENANCE_LOOK_MS);
		return () => clearInterval(timer);
	}, [isOver]);
	useEffect(() => {
		if (!isOver) return;
		// The middleware's cached state follows a moment later.
		const timer = setTimeout(() => leaveTo(pathAfterMaintenance(locale)), MAINTENANCE_BELIEVED_MS);
		return () => clearTimeout(timer);
	}, [isOver, locale]);
	return <p role="status">{isOver ? t("back") : t("looking")}</p>;
}
