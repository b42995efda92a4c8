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
	/** Holds for every place without a state of its own. */
	common?: NonNullable<Place["state"]> | null;
	/** Label of the places behind the first ones. */
	more: (count: number) => string;
	onChange: (place: Place) => void;
	error?: string | undefined;
};

/** So many places are seen at once; a fold for one alone is not worth its press. */
const SEEN = 6;

const TONES = {
	success: styles.toneSuccess,
	warning: styles.toneWarning,
	danger: styles.toneDanger,
	secondary: styles.toneSecondary,
};

/** Pickup places as a radio group; those behind the first ones are folded, unless one of them is chosen. */
export function PlaceList({ name, legend, places, value, common = null, more, onChange, error }: Props) {
	const id = useId();
	const seen = places.length > SEEN + 1 ? SEEN : places.length;
	const rest = places.slice(seen);
	const rowOf = (place: Place) => (
		<label key={place.id} className={styles.place}>
			<input
				type="radio"
				name={name}
				value={place.id}
				checked={place.id === value}
				disabled={place.isDisabled}
				onChange={() => onChange(place)}
				aria-labelledby={`${id}-${place.id}-title`}
				aria-describedby={`${id}-${place.id}-about${common && !place.state ? ` ${id}-common` : ""}`}
			/>
			<span className={styles.texts}>
				<strong id={`${id}-${place.id}-title`}>{place.title}</strong>
				<span id={`${id}-${place.id}-about`} className={styles.about}>
					<span>{place.address}</span>
					{place.state && <span className={TONES[place.state.tone]}>{place.state.text}</span>}
				</span>
			</span>
		</label>
	);
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
			{common && (
				<p id={`${id}-common`} className={TONES[common.tone]}>
					{common.text}
				</p>
			)}
			<div className={styles.list}>
				{places.slice(0, seen).map(rowOf)}
				{rest.length > 0 && (
					<details className={styles.more} open={rest.some((place) => place.id === value) || undefined}>
						<summary>{more(rest.length)}</summary>
						{rest.map(rowOf)}
					</details>
				)}
			</div>
		</fieldset>
	);
}
