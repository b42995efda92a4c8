"use client";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import type { Video } from "#lib/contract/schemas/video.ts";
import { acceptMarketing, hasMarketingConsent, listenToConsent } from "#lib/storefront/browser/consent.ts";
import styles from "./player.module.scss";

const SERVICES = { youtube: "YouTube", vimeo: "Vimeo" } as const;

/**
 * Whether this document was loaded from the server instead of by the router: only then its headers allow the service's
 * frame.
 */
function isOwnDocument(): boolean {
	const [entry] = performance.getEntriesByType("navigation");
	return entry === undefined || new URL(entry.name).pathname === window.location.pathname;
}

type Props = { video: Video; source: keyof typeof SERVICES };

/** A video of another service. Nothing is loaded before the visitor's consent (promises §4 Cookie consent). */
export function ServicePlayer({ video, source }: Props) {
	const t = useTranslations("videos");
	const [isAllowed, setAllowed] = useState(false);
	const play = () => (isOwnDocument() ? setAllowed(true) : window.location.reload());
	useEffect(() => {
		// The consent may have been withdrawn while the router kept this page.
		if (!hasMarketingConsent()) return setAllowed(false);
		if (isOwnDocument()) setAllowed(true);
		else window.location.reload();
	}, []);
	// When the consent is withdrawn in the cookie bar, the player is removed at once.
	useEffect(() => listenToConsent(() => !hasMarketingConsent() && setAllowed(false)), []);
	if (isAllowed) {
		return (
			<iframe
				className={styles.frame}
				src={video.url}
				title={t("player", { title: video.title })}
				width={800}
				height={450}
				allow="fullscreen; picture-in-picture; encrypted-media"
				allowFullScreen
				sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
			/>
		);
	}
	const service = SERVICES[source];
	return (
		<div className={styles.message}>
			<h2>{t("elsewhereTitle", { service })}</h2>
			<p>{t("elsewhereText", { service })}</p>
			<Button
				onClick={() => {
					acceptMarketing();
					play();
				}}
			>
				{t("accept")}
			</Button>
		</div>
	);
}
