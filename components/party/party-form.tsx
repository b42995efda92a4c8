"use client";
import { buttonClass } from "#components/ui/button.tsx";
import field from "#components/ui/field.module.scss";
import { FieldFrame } from "#components/ui/field-frame.tsx";
import { PARTY_GUESTS } from "#lib/domain/party/party-guests.ts";
import styles from "./party-form.module.scss";

export type PartyWay = {
	/** Where the form sends, and under which keys. */
	action: string;
	keys: Record<"theme" | "guests" | "date", string>;
	/** What the form sends of each theme, and its name. */
	themes: [word: string, name: string][];
};

export type PartyFormTexts = Record<"theme" | "chooseTheme" | "guests" | "date" | "submit", string>;

type Props = PartyWay & {
	texts: PartyFormTexts;
	/** What is chosen already. */
	theme?: string;
	guests?: number;
	date?: string | null;
};

/**
 * Theme, guests and date, as a plain form that works without scripts. It is a client component for its weight alone: of a server's
 * the page would have each field twice.
 */
export function PartyForm({ action, keys, themes, texts, theme = "", guests = PARTY_GUESTS.usual, date }: Props) {
	return (
		<form className={styles.root} method="get" action={action}>
			<FieldFrame id="party-theme" label={texts.theme}>
				<select id="party-theme" className={field.select} name={keys.theme} defaultValue={theme} required>
					<option value="">{texts.chooseTheme}</option>
					{themes.map(([word, name]) => (
						<option key={word} value={word}>
							{name}
						</option>
					))}
				</select>
			</FieldFrame>
			<FieldFrame id="party-guests" label={texts.guests}>
				<input
					id="party-guests"
					className={field.control}
					type="number"
					name={keys.guests}
					defaultValue={guests}
					min={PARTY_GUESTS.min}
					max={PARTY_GUESTS.max}
					required
				/>
			</FieldFrame>
			<FieldFrame id="party-date" label={texts.date}>
				<input
					id="party-date"
					className={field.control}
					type="date"
					name={keys.date}
					defaultValue={date ?? undefined}
				/>
			</FieldFrame>
			<button type="submit" className={buttonClass({ size: "large" })}>
				{texts.submit}
			</button>
		</form>
	);
}
