"use client";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import type { Item, ItemList } from "#lib/storefront/analytics/events.ts";
import { trackList, trackSelection } from "#lib/storefront/analytics/list-events.ts";
import { useShown } from "./use-shown.ts";

type Props = {
	list: ItemList;
	/** Items of the rows, in their order. */
	items: Item[];
	/** Position of the first item in the whole list. */
	first?: number;
	className?: string | undefined;
	/** A row per item; others say `data-aside`. */
	children: ReactNode;
};

/** A list of goods that tracks views, appended items and followed links; one listener for all rows. */
export function TrackedList({ list, items, first = 0, className, children }: Props) {
	const element = useRef<HTMLUListElement>(null);
	const told = useRef(0);
	useShown(items.length || null, () => {
		trackList(list, items.slice(told.current), first + told.current);
		told.current = items.length;
	});
	const select = useEffectEvent(({ target }: Event) => {
		const link = target instanceof Element ? target.closest("a") : null;
		const rows = element.current?.querySelectorAll(":scope>:not([data-aside])") ?? [];
		const place = [...rows].findIndex((row) => row.contains(link));
		const item = link ? items[place] : undefined;
		if (item) trackSelection(list, item, first + place);
	});
	useEffect(() => {
		const rows = element.current;
		const click = (event: Event) => select(event);
		// The middle button opens a new tab.
		const otherClick = (event: MouseEvent) => event.button === 1 && select(event);
		rows?.addEventListener("click", click);
		rows?.addEventListener("auxclick", otherClick);
		return () => {
			told.current = 0;
			rows?.removeEventListener("click", click);
			rows?.removeEventListener("auxclick", otherClick);
		};
	}, []);
	return (
		<ul ref={element} className={className}>
			{children}
		</ul>
	);
}
