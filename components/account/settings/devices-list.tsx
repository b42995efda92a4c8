"use client";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { useDates } from "#components/dates/use-dates.ts";
import { Button } from "#components/ui/button.tsx";
import { useNotice } from "#components/ui/notices.tsx";
import type { Device } from "#lib/contract/schemas/account.ts";
import { devicesQuery, useEndDevices } from "#lib/storefront/account/account.ts";
import { ApiError } from "#lib/storefront/client/api-error.ts";
import { forgetEndedSession } from "#lib/storefront/customer/ended-session.ts";
import { AccountData } from "../frame/account-states.tsx";
import styles from "./devices-list.module.scss";
import { nameOfBrowser } from "./devices-user-agent.ts";
import { SettingsSection } from "./settings-section.tsx";

/** Browsers in which the customer is signed in; all but this one can be signed out. */
export function DevicesList() {
	const t = useTranslations("myAccount.devices");
	const query = useQuery(devicesQuery());
	return (
		<SettingsSection title={t("title")}>
			<p className={styles.quiet}>{t("text")}</p>
			<AccountData query={query} failed={t("failed")}>
				{(devices) => <Devices devices={devices} />}
			</AccountData>
		</SettingsSection>
	);
}

function Devices({ devices }: { devices: Device[] }) {
	const t = useTranslations("myAccount.devices");
	const { moment } = useDates();
	const list = useRef<HTMLUListElement>(null);
	// The pressed button disappears with its device.
	const { isPending, variables, end } = useEnd(() => list.current?.focus());
	const others = devices.filter(({ isCurrent }) => !isCurrent);
	return (
		<>
			<ul ref={list} className={styles.list} aria-label={t("title")} tabIndex={-1}>
				{devices.map(({ id, userAgent, isCurrent, lastUsedAt }) => (
					<li key={id} className={styles.device}>
						<div className={styles.texts}>
							<strong id={`device-${id}`}>{nameOfBrowser(userAgent) || t("unknown")}</strong>
							<span className={styles.quiet}>{isCurrent ? t("current") : t("used", { date: moment(lastUsedAt) })}</span>
						</div>
						{!isCurrent && (
							<Button
								tone="secondary"
								size="small"
								isBusy={isPending && variables === id}
								aria-describedby={`device-${id}`}
								onClick={() => end(id)}
							>
								{t("end")}
							</Button>
						)}
					</li>
				))}
			</ul>
			{others.length > 1 && (
				<div>
					<Button tone="secondary" isBusy={isPending && variables === null} onClick={() => end(null)}>
						{t("endOthers")}
					</Button>
				</div>
			)}
		</>
	);
}

function useEnd(onEnded: () => void) {
	const t = useTranslations("myAccount.devices");
	const notice = useNotice();
	const { mutate, isPending, variables } = useEndDevices();
	const done = (id: string | null) => {
		onEnded();
		notice("success", id === null ? t("othersEnded") : t("ended"));
	};
	const end = (id: string | null) => {
		if (isPending) return;
		mutate(id, {
			onSuccess: () => done(id),
			onError: (error) => {
				// Already signed out.
				if (error instanceof ApiError && error.status === 404) return done(id);
				if (!forgetEndedSession(error)) notice("danger", t("endFailed"));
			},
		});
	};
	return { isPending, variables, end };
}
