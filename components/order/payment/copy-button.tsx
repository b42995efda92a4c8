"use client";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Icon } from "#components/ui/icon.tsx";
import { useNotice } from "#components/ui/notices.tsx";
import { SECOND_MS } from "#lib/domain/durations.ts";
import styles from "./copy-button.module.scss";

const SHOWN_MS = 3 * SECOND_MS;

/** Copies a text; `what` names it. */
export function CopyButton({ text, what }: { text: string; what: string }) {
	const t = useTranslations("order.copy");
	const notice = useNotice();
	const [isCopied, setIsCopied] = useState(false);
	useEffect(() => {
		if (!isCopied) return;
		const timer = setTimeout(() => setIsCopied(false), SHOWN_MS);
		return () => clearTimeout(timer);
	}, [isCopied]);
	const copy = async () => {
		try {
			// `navigator.clipboard` is missing on plain http, which a shop in a local network may use.
			await navigator.clipboard.writeText(text);
			setIsCopied(true);
		} catch {
			notice("danger", t("failed"));
		}
	};
	return (
		<span className={styles.root}>
			<button type="button" aria-label={t("copy", { what })} onClick={() => void copy()}>
				{isCopied ? <Icon name="check" size={20} /> : <Icon name="copy" size={20} />}
			</button>
			<span className={styles.hidden} role="status">
				{isCopied && t("copied", { what })}
			</span>
		</span>
	);
}
