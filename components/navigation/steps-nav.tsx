import Link from "next/link";
import { useTranslations } from "next-intl";
import type { Locale } from "#lib/domain/locale.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import type { Screen } from "#lib/i18n/screens.ts";
import styles from "./steps-nav.module.scss";

export type CheckoutStep = "cart" | "delivery" | "summary";

const STEPS: { step: CheckoutStep; screen: Screen }[] = [
	{ step: "cart", screen: "cart" },
	{ step: "delivery", screen: "checkoutDelivery" },
	{ step: "summary", screen: "checkoutSummary" },
];

/** The steps from the cart to the order; completed steps are links, later ones are not. */
export function StepsNav({ locale, current }: { locale: Locale; current: CheckoutStep }) {
	const t = useTranslations("checkout.steps");
	const at = STEPS.findIndex(({ step }) => step === current);
	return (
		<nav className={styles.root} aria-label={t("label")}>
			<ol className={styles.list}>
				{STEPS.map(({ step, screen }, index) => (
					<li key={step} className={index > at ? styles.ahead : styles.step}>
						<span className={index === at ? styles.numberNow : styles.number} aria-hidden="true">
							{index + 1}
						</span>
						{index < at && (
							<Link className={styles.link} href={screenPath(locale, screen)} prefetch={false}>
								{t(step)}
							</Link>
						)}
						{index === at && <span aria-current="step">{t(step)}</span>}
						{index > at && <span>{t(step)}</span>}
					</li>
				))}
			</ol>
		</nav>
	);
}
