"use client";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "#components/ui/button.tsx";
import {
	ACCEPT_ALL,
	type ConsentChoice,
	declineConsent,
	listenToConsent,
	readConsent,
	saveConsent,
} from "#lib/storefront/browser/consent.ts";
import { useEarlyClick } from "#lib/storefront/browser/use-early-click.ts";
import styles from "./consent-bar.module.scss";

const OPTIONAL = ["analytical", "marketing", "advertisement"] as const;

/** The optional purposes, folded; only earlier consents are ticked. Accepting and refusing are equally prominent. */
export function ConsentChoices({
	more,
	isOpen,
	onDecided,
}: {
	more: string;
	/** Whether the purposes are unfolded from the beginning. */
	isOpen: boolean;
	onDecided: () => void;
}) {
	const t = useTranslations("consent");
	// The boxes themselves know what is ticked, also what was before the page was alive.
	const boxes = useRef<Partial<Record<keyof ConsentChoice, HTMLInputElement | null>>>({});
	useEffect(() => {
		const addConsents = () => {
			const given = readConsent();
			for (const name of OPTIONAL) {
				const box = boxes.current[name];
				if (box) box.checked ||= given[name];
			}
		};
		addConsents();
		// A video on this page may have got a marketing consent meanwhile.
		return listenToConsent(addConsents);
	}, []);
	const [all, refusal, here, selected] = [useEarlyClick(), useEarlyClick(), useEarlyClick(), useEarlyClick()];
	const save = (chosen: ConsentChoice) => {
		saveConsent(chosen);
		onDecided();
	};
	const decline = () => {
		declineConsent();
		onDecided();
	};
	const isTicked = (name: keyof ConsentChoice) => boxes.current[name]?.checked === true;
	const saveTicked = () =>
		save({
			analytical: isTicked("analytical"),
			marketing: isTicked("marketing"),
			advertisement: isTicked("advertisement"),
		});
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
			<details className={styles.settings} open={isOpen}>
				<summary>{t("settings")}</summary>
				<fieldset>
					<legend>{t("choices")}</legend>
					<label className={styles.choice}>
						<input type="checkbox" checked disabled />
						{t("technical")}
					</label>
					{OPTIONAL.map((name) => (
						<label key={name} className={styles.choice}>
							<input
								type="checkbox"
								ref={(box) => {
									boxes.current[name] = box;
								}}
							/>
							{t(name)}
						</label>
					))}
				</fieldset>
				<Button {...selected} size="small" tone="secondary" onClick={saveTicked}>
					{t("acceptSelected")}
				</Button>
			</details>
			<div className={styles.buttons}>
				<Button {...all} onClick={() => save(ACCEPT_ALL)}>
					{t("acceptAll")}
				</Button>
				<Button {...refusal} onClick={decline}>
					{t("refuse")}
				</Button>
			</div>
		</>
	);
}
