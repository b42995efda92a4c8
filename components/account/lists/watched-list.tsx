"use client";
import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { useDates } from "#components/dates/use-dates.ts";
import { useRunOnce } from "#components/dialog/use-run-once.ts";
import { Button, buttonClass } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { useNotice } from "#components/ui/notices.tsx";
import type { Watches } from "#lib/contract/schemas/watchdog.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { useSetWatch, watchesQuery } from "#lib/storefront/account/watchdog.ts";
import { forgetEndedSession } from "#lib/storefront/customer/ended-session.ts";
import styles from "../frame/account-list.module.scss";
import { AccountData, AccountEmpty } from "../frame/account-states.tsx";

/** The customer's watches; each can be ended. */
export function WatchedList({ locale }: { locale: Locale }) {
	const t = useTranslations("myAccount.watched");
	const query = useQuery(watchesQuery(locale));
	const list = useRef<HTMLElement>(null);
	return (
		<AccountData query={query} failed={t("failed")}>
			{(watches) => (
				<section ref={list} className={styles.root} aria-label={t("title")} tabIndex={-1}>
					{watches.length === 0 ? (
						<AccountEmpty scene="glass" title={t("emptyTitle")} text={t("emptyText")}>
							<Link className={buttonClass()} href={screenPath(locale, "home")} prefetch={false}>
								{t("toShop")}
							</Link>
						</AccountEmpty>
					) : (
						<>
							<p className={styles.quiet}>{t("lead")}</p>
							<ul className={styles.list}>
								{watches.map((watch) => (
									<Watch key={watch.variant_id} watch={watch} locale={locale} onEnded={() => list.current?.focus()} />
								))}
							</ul>
						</>
					)}
				</section>
			)}
		</AccountData>
	);
}

/** `onEnded` is called when the watch and its button are about to disappear. */
function Watch({ watch, locale, onEnded }: { watch: Watches[number]; locale: Locale; onEnded: () => void }) {
	const t = useTranslations("myAccount.watched");
	const texts = useTranslations("watchdog");
	const { day } = useDates();
	const notice = useNotice();
	const { mutateAsync, isPending } = useSetWatch(locale);
	const runOnce = useRunOnce();
	const id = `watch-${watch.variant_id}`;
	// Uses the promise, since this item may unmount before the mutation's callbacks run.
	const end = () =>
		runOnce(async () => {
			try {
				await mutateAsync({ variantId: watch.variant_id, isWatching: false });
			} catch (error) {
				if (!forgetEndedSession(error)) notice("danger", texts("notEnded"));
				throw error;
			}
			onEnded();
			notice("success", texts("ended"));
		});
	return (
		<li className={styles.item}>
			<div className={styles.texts}>
				<Link id={id} className={styles.name} href={watch.product.url} prefetch={false}>
					{watch.product.name}
				</Link>
				{watch.variant_name !== "" && <span>{watch.variant_name}</span>}
				<span className={styles.quiet}>{t("since", { date: day(watch.since) })}</span>
			</div>
			<Button tone="secondary" size="small" isBusy={isPending} aria-describedby={id} onClick={end}>
				<Icon name="bell-off" size={16} />
				{t("end")}
			</Button>
		</li>
	);
}
