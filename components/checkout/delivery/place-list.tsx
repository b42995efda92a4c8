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
	onChange: (place: Place) => void;
	error?: string | undefined;
};

/** Pickup places as a radio group; a long list scrolls within itself. */
export function PlaceList({ name, legend, places, value, onChange, error }: Props) {
	const id = useId();
	const tones = {
		success: styles.toneSuccess,
		warning: styles.toneWarning,
		danger: styles.toneDanger,
		secondary: styles.toneSecondary,
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
				{places.map((place) => (
					<label key={place.id} className={styles.place}>
						<input
							type="radio"
							name={name}
							value={place.id}
							checked={place.id === value}
							disabled={place.isDisabled}
							onChange={() => onChange(place)}
							aria-labelledby={`${id}-${place.id}-title`}
							aria-describedby={`${id}-${place.id}-about`}
						/>
						<span className={styles.texts}>
							<strong id={`${id}-${place.id}-title`}>{place.title}</strong>
							<span id={`${id}-${place.id}-about`} className={styles.about}>
								<span>{place.address}</span>
								{place.state && <span className={tones[place.state.tone]}>{place.state.text}</span>}
							</span>
						</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}
