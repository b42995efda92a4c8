"use client";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import {
	ACCEPT_ALL,
	ACCEPT_NONE,
	type ConsentChoice,
	declineConsent,
	listenToConsent,
	readConsent,
	saveConsent,
} from "#lib/storefront/browser/consent.ts";
import { useEarlyClick } from "#lib/storefront/browser/use-early-click.ts";
import styles from "./consent-bar.module.scss";

const OPTIONAL = ["analytical", "marketing", "advertisement"] as const;

/** The optional purposes; only earlier consents are ticked. Accepting and refusing are equally prominent. */
export function ConsentChoices({ more, onDecided }: { more: string; onDecided: () => void }) {
	const t = useTranslations("consent");
	const [choice, setChoice] = useState<ConsentChoice>(ACCEPT_NONE);
	useEffect(() => {
		const read = () => setChoice(readConsent());
		read();
		// A video on this page may have got a marketing consent meanwhile.
		return listenToConsent(read);
	}, []);
	// Boxes that were ticked before the page was alive are not ticked any more, so what is selected is not known.
	const [all, refusal, here] = [useEarlyClick(), useEarlyClick(), useEarlyClick()];
	const save = (chosen: ConsentChoice) => {
		saveConsent(chosen);
		onDecided();
	};
	const decline = () => {
		declineConsent();
		onDecided();
	};
	return (
		<>
			<p className={styles.text}>
				{t.rich("text", {
					here: (text: ReactNode) => (
						<button {...here} type="button" className={styles.here} onClick={decline}>
							{text}
						</button>
					),
					more: (text: ReactNode) => (
						<Link href={more} prefetch={false}>
							{text}
						</Link>
					),
				})}
			</p>
			<fieldset className={styles.choices}>
				<legend className={styles.legend}>{t("choices")}</legend>
				<label className={styles.choice}>
					<input type="checkbox" checked disabled />
					{t("technical")}
				</label>
				{OPTIONAL.map((name) => (
					<label key={name} className={styles.choice}>
						<input
							type="checkbox"
							checked={choice[name]}
							onChange={({ target }) => setChoice({ ...choice, [name]: target.checked })}
						/>
						{t(name)}
					</label>
				))}
			</fieldset>
			<div className={styles.buttons}>
				<Button {...all} size="small" onClick={() => save(ACCEPT_ALL)}>
					{t("acceptAll")}
				</Button>
				<Button {...refusal} size="small" onClick={decline}>
					{t("refuse")}
				</Button>
				<Button size="small" tone="secondary" onClick={() => save(choice)}>
					{t("acceptSelected")}
				</Button>
			</div>
		</>
	);
}
