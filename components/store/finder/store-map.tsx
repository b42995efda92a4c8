"use client";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import type { LabelSide } from "#lib/domain/place/map-labels.ts";
import { type Direction, type MapPoint, nextPoint } from "#lib/domain/place/map-points.ts";
import type { MapPin } from "./map-pins.ts";
import styles from "./store-map.module.scss";

const DIRECTIONS: Partial<Record<string, Direction>> = {
	ArrowLeft: "left",
	ArrowRight: "right",
	ArrowUp: "up",
	ArrowDown: "down",
};

/** Where a town's name stands beside its pin. */
const BESIDE = {
	right: { left: "calc(100% - 1px)" },
	left: { right: "calc(100% - 1px)" },
	below: { top: "calc(100% - 2px)" },
	above: { bottom: "calc(100% - 2px)" },
} as const satisfies Record<LabelSide, unknown>;

/**
 * Stores on the country's outline as buttons. One is in the tab order, the others are reached by arrows; screen readers
 * are told that the list has the same content.
 */
export function StoreMap({
	pins,
	height,
	outline,
	names,
	chosenId,
	here,
	onChoose,
}: {
	pins: readonly MapPin[];
	/** As a share of the map's width. */
	height: number;
	outline: ReactNode;
	/** Names of stores by id. */
	names: ReadonlyMap<number, string>;
	chosenId: number | null;
	/** The shopper's position. */
	here: MapPoint | null;
	onChoose: (id: number) => void;
}) {
	const t = useTranslations("stores");
	const hintId = useId();
	const root = useRef<HTMLDivElement>(null);
	const [reachedId, setReachedId] = useState<number | null>(null);
	// The chosen or focused pin may have been filtered out.
	const tabStop = [reachedId, chosenId, pins[0]?.id].find((id) => pins.some((pin) => pin.id === id));

	function onKeyDown(event: KeyboardEvent, index: number) {
		const direction = DIRECTIONS[event.key];
		if (!direction) return;
		event.preventDefault();
		const next = pins[nextPoint(pins, index, direction) ?? index];
		if (next) root.current?.querySelector<HTMLElement>(`[data-store="${next.id}"]`)?.focus();
	}

	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
		<div ref={root} className={styles.root} role="group" aria-label={t("map.label")} aria-describedby={hintId}>
			{outline}
			<p id={hintId} className={styles.hint}>
				{t("map.hint")}
			</p>
			{pins.map((pin, index) => (
				<button
					key={pin.id}
					type="button"
					data-store={pin.id}
					className={styles.pin}
					style={placeOf(pin, height)}
					tabIndex={pin.id === tabStop ? 0 : -1}
					aria-label={names.get(pin.id)}
					aria-pressed={pin.id === chosenId}
					onClick={() => onChoose(pin.id)}
					onFocus={() => setReachedId(pin.id)}
					onKeyDown={(event) => onKeyDown(event, index)}
				>
					<span aria-hidden="true" style={BESIDE[pin.side]}>
						{pin.town}
					</span>
				</button>
			))}
			{here && (
				<span className={styles.here} style={placeOf(here, height)}>
					<span>{t("nearest.you")}</span>
				</span>
			)}
		</div>
	);
}

function placeOf({ x, y }: MapPoint, height: number) {
	const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;
	return { left: percent(x), top: percent(y / height) };
}
