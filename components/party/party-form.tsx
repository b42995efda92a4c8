import { useTranslations } from "next-intl";
import { buttonClass } from "#components/ui/button.tsx";
import field from "#components/ui/field.module.scss";
import { FieldFrame } from "#components/ui/field-frame.tsx";
import { PARTY_GUESTS } from "#lib/domain/party/party-kinds.ts";
import styles from "./party-form.module.scss";

export type PartyWay = {
	/** Where the form sends, and under which keys. */
	action: string;
	keys: Record<"theme" | "guests" | "date", string>;
	/** `word` is what the form sends of a theme. */
	themes: { word: string; name: string }[];
};

type Props = PartyWay & {
	/** What is chosen already. */
	theme?: string;
	guests?: number;
	date?: string | null;
};

/** Theme, guests and date, as a plain form that works without scripts. */
export function PartyForm({ action, keys, themes, theme = "", guests = PARTY_GUESTS.usual, date = null }: Props) {
	const t = useTranslations("party");
	return (
		<form className={styles.root} action={action}>
			<FieldFrame id="party-theme" label={t("theme")}>
				<select id="party-theme" className={field.select} name={keys.theme} defaultValue={theme} required>
					<option value="">{t("chooseTheme")}</option>
					{themes.map(({ word, name }) => (
						<option key={word} value={word}>
							{name}
						</option>
					))}
				</select>
			</FieldFrame>
			<FieldFrame id="party-guests" label={t("guests")}>
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
			<FieldFrame id="party-date" label={t("date")}>
				<input
					id="party-date"
					className={field.control}
					type="date"
					name={keys.date}
					defaultValue={date ?? undefined}
				/>
			</FieldFrame>
			<button type="submit" className={buttonClass({ size: "large" })}>
				{t("submit")}
			</button>
		</form>
	);
}
