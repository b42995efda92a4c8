"use client";
import { useTranslations } from "next-intl";
import { lazy, type ReactNode, Suspense } from "react";
import styles from "./captcha.module.scss";
import type { CaptchaOfForm } from "./use-captcha.ts";

/** Without a captcha neither the package nor Google's script is loaded. */
const CaptchaScript = lazy(async () => ({ default: (await import("./captcha-script.tsx")).CaptchaScript }));

/** Loads the captcha of a form and shows the notice that replaces its badge; renders nothing without a captcha. */
export function CaptchaNotice({ captcha }: { captcha: CaptchaOfForm }) {
	const t = useTranslations("captcha");
	if (captcha.siteKey === null) return null;
	const link = (href: string) => (text: ReactNode) => (
		<a className={styles.link} href={href} target="_blank" rel="noreferrer">
			{text}
		</a>
	);
	return (
		<>
			<p className={styles.notice}>
				{t.rich("notice", {
					privacy: link("https://policies.google.com/privacy"),
					terms: link("https://policies.google.com/terms"),
				})}
			</p>
			<Suspense>
				<CaptchaScript siteKey={captcha.siteKey} onScript={captcha.onScript} />
			</Suspense>
		</>
	);
}
