"use client";
import { useTranslations } from "next-intl";
import { useEffect, useId, useState } from "react";
import { usePart } from "#components/texts/use-part.ts";
import { Icon } from "#components/ui/icon.tsx";
import { NotThere } from "#components/ui/not-there.tsx";
import { usePanel } from "#components/ui/use-panel.ts";
import type { User } from "#lib/contract/schemas/account.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { useReloadForOthers } from "#lib/storefront/account/reload-for-others.ts";
import { usePage } from "#lib/storefront/browser/use-page.ts";
import { useIsSignedIn } from "#lib/storefront/customer/signed-in.ts";
import styles from "./account-widget.module.scss";
import { nameOf } from "./account-widget-name.ts";

/** The account in the header (promises §2 Account widget): for guests the login, for customers the account's menu. */
export function AccountWidget({ locale }: { locale: Locale }) {
	const t = useTranslations("accountWidget");
	useReloadForOthers();
	const isCustomer = useIsSignedIn();
	const { part: live, hasFailed, fetchNow } = usePart(loadLive, isCustomer);
	const [told, setTold] = useState<User | null>(null);
	const customer = isCustomer ? told : null;
	const discount = customer?.group.discount ?? 0;
	const label = () => {
		if (!customer) return t("widget");
		const name = nameOf(customer);
		return discount > 0 ? t("widgetDiscount", { name, percent: discount }) : t("widgetOf", { name });
	};
	const { isOpen, wasOpened, setOpen } = useOpening();
	const close = () => setOpen(false);
	const { root, toggle } = usePanel(isOpen, close);
	const panelId = useId();
	return (
		<div ref={root} className={styles.root}>
			<button
				ref={toggle}
				type="button"
				className={discount > 0 ? styles.toggleDiscount : styles.toggle}
				aria-expanded={isOpen}
				aria-controls={panelId}
				// The form loads zod, so it is fetched only when the pointer enters.
				onPointerEnter={() => void loadLogin().catch(() => {})}
				onClick={() => {
					if (isCustomer) fetchNow();
					setOpen(!isOpen);
				}}
			>
				<Icon name="user-round" size={22} />
				<span className={styles.name}>{label()}</span>
				{discount > 0 && (
					<span className={styles.discount} aria-hidden="true">
						{t("discount", { percent: discount })}
					</span>
				)}
				{isCustomer && discount === 0 && <span className={styles.dot} aria-hidden="true" />}
			</button>
			<div id={panelId} className={styles.panel} hidden={!isOpen} data-panel>
				{isCustomer && live && (
					<live.AccountLive locale={locale} isOpen={isOpen} onCustomer={setTold} onChosen={close} />
				)}
				{isCustomer && isOpen && !live && <AccountNotThere hasFailed={hasFailed} onRetry={fetchNow} />}
				{wasOpened && !isCustomer && <GuestPanel locale={locale} />}
			</div>
		</div>
	);
}

/** Every navigation closes the panel. */
function useOpening() {
	const [isOpen, setIsOpen] = useState(false);
	// Typed values survive an accidental click outside the panel, but not a navigation.
	const [wasOpened, setWasOpened] = useState(false);
	const setOpen = (open: boolean) => {
		setIsOpen(open);
		if (open) setWasOpened(true);
	};
	const page = usePage();
	// biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the panel
	useEffect(() => {
		setIsOpen(false);
		setWasOpened(false);
	}, [page]);
	return { isOpen, wasOpened, setOpen };
}

const loadLive = () => import("./account-live.tsx");
const loadLogin = () => import("./account-widget-login.tsx");

/** The login, whose code is loaded on demand. */
function GuestPanel({ locale }: { locale: Locale }) {
	const { part: login, hasFailed, fetchNow } = usePart(loadLogin, true);
	if (login) return <login.AccountWidgetLogin locale={locale} />;
	return <AccountNotThere hasFailed={hasFailed} onRetry={fetchNow} />;
}

function AccountNotThere({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
	const t = useTranslations("accountWidget");
	const texts = { loading: t("loading"), failed: t("failed"), retry: t("retry") };
	return <NotThere className={styles.message} texts={texts} hasFailed={hasFailed} onRetry={onRetry} />;
}
