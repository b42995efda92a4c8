"use client";
import { useId } from "react";
import { FieldError, RequiredMark } from "#components/ui/field-frame.tsx";
import styles from "./place-list.module.scss";

export type Place = {
	id: string;
	title: string;
	address: string;
	/** Availability of the goods there, or the kind of place. */
	state?: { tone: "success" | "warning" | "danger" | "secondary"; text: string };
	isDisabled?: boolean;
};

type Props = {
	name: string;
	legend: string;
	places: Place[];
	/** Id of the chosen place; "" for none. */
	value: string;
	/** Words a state that many places are in, which is then said once above them; `isAll`: all that stand there. */
	common?: (text: string, isAll: boolean) => string;
	/** Label of the places behind the first ones. */
	more: (count: number) => string;
	onChange: (place: Place) => void;
	error?: string | undefined;
};

/** So many places are seen at once; a fold for one alone is not worth its press. */
const SEEN = 6;

/** What so many places have in common is said once. */
const COMMON = 3;

const TONES = {
	success: styles.toneSuccess,
	warning: styles.toneWarning,
	danger: styles.toneDanger,
	secondary: styles.toneSecondary,
};

/** Pickup places as a radio group; those behind the first ones are folded, unless one of them is chosen. */
export function PlaceList({ name, legend, places, value, common, more, onChange, error }: Props) {
	const id = useId();
	const seen = places.length > SEEN + 1 ? SEEN : places.length;
	const rest = places.slice(seen);
	const rowOf = (place: Place, common?: { id: string; text: string }) => (
		<label key={place.id} className={styles.place}>
			<input
				type="radio"
				name={name}
				value={place.id}
				checked={place.id === value}
				disabled={place.isDisabled}
				onChange={() => onChange(place)}
				aria-labelledby={`${id}-${place.id}-title`}
				aria-describedby={`${id}-${place.id}-about${place.state?.text === common?.text ? ` ${common?.id}` : ""}`}
			/>
			<span className={styles.texts}>
				<strong id={`${id}-${place.id}-title`}>{place.title}</strong>
				<span id={`${id}-${place.id}-about`} className={styles.about}>
					<span>{place.address}</span>
					{place.state && place.state.text !== common?.text && (
						<span className={TONES[place.state.tone]}>{place.state.text}</span>
					)}
				</span>
			</span>
		</label>
	);
	const rowsOf = (part: Place[], commonId: string) => {
		const state = common && commonOf(part);
		if (!state) return part.map((place) => rowOf(place));
		return (
			<>
				<p id={commonId} className={`${styles.common} ${TONES[state.tone]}`}>
					{common(
						state.text,
						part.every((place) => place.state?.text === state.text),
					)}
				</p>
				{part.map((place) => rowOf(place, { id: commonId, text: state.text }))}
			</>
		);
	};
	const choice = {
		role: "radiogroup",
		"aria-required": true,
		"aria-invalid": error ? true : undefined,
		"aria-describedby": error ? `${id}-error` : undefined,
	} as const;
	return (
		<fieldset className={styles.root} {...choice}>
			<legend className={styles.legend}>
				{legend}
				<RequiredMark />
			</legend>
			<FieldError id={`${id}-error`}>{error}</FieldError>
			<div className={styles.list}>
				{rowsOf(places.slice(0, seen), `${id}-first`)}
				{rest.length > 0 && (
					<details className={styles.more} open={rest.some((place) => place.id === value) || undefined}>
						<summary>{more(rest.length)}</summary>
						{rowsOf(rest, `${id}-rest`)}
					</details>
				)}
			</div>
		</fieldset>
	);
}

/** The state that most of these places are in, when those are many. */
function commonOf(places: readonly Place[]): NonNullable<Place["state"]> | null {
	const states = places.flatMap(({ state, isDisabled }) => (state && !isDisabled ? [state] : []));
	const countOf = (text: string) => states.filter((state) => state.text === text).length;
	const [most] = states.toSorted((a, b) => countOf(b.text) - countOf(a.text));
	return most && countOf(most.text) >= COMMON ? most : null;
}
