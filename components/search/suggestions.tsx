"use client";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, type RefObject, useEffect, useImperativeHandle, useState } from "react";
import type { Locale } from "#lib/domain/locale.ts";
import {
	forgetSearch,
	forgetSearches,
	readRecentSearches,
	rememberSearch,
} from "#lib/storefront/goods/recent-searches.ts";
import { searchUrl } from "#lib/storefront/goods/search.ts";
import { type Group, groupsOf } from "./suggestion-groups.ts";
import { SuggestionList } from "./suggestion-list.tsx";
import styles from "./suggestions.module.scss";
import { useSuggestions } from "./use-suggestions.ts";

/** State of the list for the input's ARIA attributes. */
export type Popup = { isShown: boolean; activeId: string | undefined };

export type SuggestionsProps = {
	locale: Locale;
	query: string;
	listId: string;
	/** Whether the list should be open; it shows when it has options. */
	isOpen: boolean;
	setOpen: (isOpen: boolean) => void;
	onPopup: (popup: Popup) => void;
	/** Words to put into the box. */
	onQuery: (query: string) => void;
	/** Key presses that the input passes on. */
	controls: RefObject<{ press: (event: KeyboardEvent) => void } | null>;
};

/** The list under the search box: suggestions by kind, or recent searches while the box is empty. */
export function Suggestions({ locale, query, listId, isOpen, setOpen, onPopup, onQuery, controls }: SuggestionsProps) {
	const t = useTranslations("searchBox");
	const [recent, setRecent] = useState(() => readRecentSearches(locale));
	const [active, setActive] = useState<string | null>(null);
	const last = useSuggestions(locale, query);
	const isEmpty = query.trim() === "";

	const groups: Group[] = [];
	if (isEmpty && recent.length > 0) {
		const options = recent.map((name) => ({ key: `recent-${name}`, name, url: searchUrl(locale, name) }));
		groups.push({ name: "recent", options });
	}
	if (!isEmpty && last) {
		groups.push(...groupsOf(last.found));
		const all = { key: "all", name: t("all"), url: searchUrl(locale, query.trim()) };
		if (groups.length > 0) groups.push({ name: "all", options: [all] });
	}
	const options = groups.flatMap((group) => group.options);
	const isShown = isOpen && options.length > 0;
	const at = isShown ? options.findIndex(({ key }) => key === active) : -1;
	const activeId = at < 0 ? undefined : `${listId}-${at}`;

	useEffect(() => onPopup({ isShown, activeId }), [onPopup, isShown, activeId]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another text is another list
	useEffect(() => setActive(null), [query]);
	useEffect(() => {
		if (isOpen) setRecent(readRecentSearches(locale));
		else setActive(null);
	}, [isOpen, locale]);
	useEffect(() => {
		if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
	}, [activeId]);

	const press = (event: KeyboardEvent) => {
		if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey || options.length === 0) return;
		const move = (index: number) => {
			event.preventDefault();
			setOpen(true);
			setActive(options[index]?.key ?? null);
		};
		// One place more than options: the input itself is between the last and the first.
		const places = options.length + 1;
		if (event.key === "ArrowDown") move(isShown ? ((at + 2) % places) - 1 : 0);
		else if (event.key === "ArrowUp") move(isShown ? ((at + places) % places) - 1 : options.length - 1);
		else if (event.key === "Home" && at >= 0) move(0);
		else if (event.key === "End" && at >= 0) move(options.length - 1);
		else if (event.key === "Escape" && isShown) {
			event.preventDefault();
			setOpen(false);
		} else if (event.key === "Enter" && activeId) {
			event.preventDefault();
			document.getElementById(activeId)?.click();
		} else if (event.key === "Delete" && at >= 0 && isEmpty) {
			event.preventDefault();
			setRecent(forgetSearch(locale, options[at]?.name ?? ""));
		}
	};
	useImperativeHandle(controls, () => ({ press }));

	const corrected = !isEmpty && last?.found.corrected ? t("corrected", { query: last.found.corrected }) : "";
	const count = isEmpty ? t("recentCount", { count: recent.length }) : t("count", { count: options.length - 1 });
	return (
		<>
			<p className={styles.status} role="status">
				{isOpen && (isShown ? [corrected, count].filter(Boolean).join(" ") : last && t("count", { count: 0 }))}
			</p>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: pressing anything here leaves the focus in the box */}
			<div className={styles.panel} hidden={!isShown} onMouseDown={(event) => event.preventDefault()}>
				{corrected !== "" && (
					<p className={styles.note} aria-hidden="true">
						{corrected}
					</p>
				)}
				<SuggestionList
					id={listId}
					groups={groups}
					query={isEmpty ? "" : query}
					activeKey={active}
					onPick={(option, group) => {
						if (group === "recent" || group === "all")
							setRecent(rememberSearch(locale, group === "all" ? query.trim() : option.name));
						// The results' page may be the current one, so the box must be set here.
						if (group === "recent") onQuery(option.name);
						setOpen(false);
					}}
					onRemove={(name) => setRecent(forgetSearch(locale, name))}
				/>
				{isEmpty && (
					<button type="button" className={styles.clear} onClick={() => setRecent(forgetSearches(locale))}>
						{t("clearRecent")}
					</button>
				)}
			</div>
		</>
	);
}
