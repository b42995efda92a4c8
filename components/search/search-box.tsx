"use client";
import { usePathname, useRouter } from "next/navigation";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { LateTexts } from "#components/texts/late-texts.tsx";
import { usePart } from "#components/texts/use-part.ts";
import { Icon } from "#components/ui/icon.tsx";
import { SEARCH_QUERY_MAX_LENGTH } from "#lib/domain/goods/goods-limits.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { rememberSearch } from "#lib/storefront/goods/recent-searches.ts";
import styles from "./search-box.module.scss";
import type { Popup, SuggestionsProps } from "./suggestions.tsx";
import { useTypedPlaceholder } from "./use-typed-placeholder.ts";

const loadLive = () => import("./suggestions.tsx");

type Props = {
	locale: Locale;
	/** Address of the search page. */
	action: string;
	/** Shown one after another while the box is empty. */
	placeholders: string[];
	labels: { label: string; submit: string };
};

/** The header's search: a plain form to the search page; on focus it becomes a combobox and loads its suggestions. */
export function SearchBox({ locale, action, placeholders, labels }: Props) {
	const [query, setQuery] = useState("");
	const [isOpen, setOpen] = useState(false);
	// Without suggestions the box still works as a form; the next focus tries again.
	const { part: live, fetchNow } = usePart(loadLive, isOpen);
	const [popup, setPopup] = useState<Popup>({ isShown: false, activeId: undefined });
	const [isPaused, setPaused] = useState(false);
	const input = useRef<HTMLInputElement>(null);
	const controls: SuggestionsProps["controls"] = useRef(null);
	const id = useId();
	const router = useRouter();
	const path = usePathname();
	useTypedPlaceholder(input, placeholders, isPaused || query !== "");

	useEffect(() => {
		// On the results' page the query is only in the address; on other pages the box is empty.
		const readAddress = () => {
			const isResults = path === action;
			setQuery((isResults && new URLSearchParams(window.location.search).get("q")) || "");
			setOpen(false);
		};
		readAddress();
		window.addEventListener("popstate", readAddress);
		return () => window.removeEventListener("popstate", readAddress);
	}, [path, action]);

	const wake = () => {
		setPaused(true);
		setOpen(true);
		fetchNow();
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		const asked = query.trim();
		if (asked === "") return input.current?.focus();
		rememberSearch(locale, asked);
		setOpen(false);
		router.push(`${action}?${new URLSearchParams({ q: asked })}`);
	};

	return (
		// biome-ignore lint/a11y/useSemanticElements: the form itself is the landmark
		<form
			className={styles.root}
			role="search"
			aria-label={labels.label}
			action={action}
			onSubmit={submit}
			onBlur={({ currentTarget, relatedTarget }) => {
				if (currentTarget.contains(relatedTarget)) return;
				setOpen(false);
				setPaused(false);
			}}
			onPointerEnter={() => setPaused(true)}
			onPointerLeave={() => setPaused(document.activeElement === input.current)}
		>
			<div className={styles.box}>
				<label className={styles.label} htmlFor={id}>
					{labels.label}
				</label>
				<input
					ref={input}
					id={id}
					className={styles.input}
					// `type="search"` may not be a combobox (ARIA in HTML).
					type="text"
					inputMode="search"
					name="q"
					autoComplete="off"
					enterKeyHint="search"
					maxLength={SEARCH_QUERY_MAX_LENGTH}
					placeholder={placeholders[0] ?? labels.label}
					role="combobox"
					aria-autocomplete="list"
					aria-expanded={popup.isShown}
					aria-controls={`${id}-list`}
					aria-activedescendant={popup.activeId}
					value={query}
					onChange={(event) => {
						setQuery(event.target.value);
						wake();
					}}
					onFocus={wake}
					onClick={wake}
					onKeyDown={(event) => controls.current?.press(event)}
				/>
				<button className={styles.submit} type="submit" aria-label={labels.submit}>
					<Icon name="search" size={20} />
				</button>
			</div>
			{live && (
				<LateTexts>
					<live.Suggestions
						locale={locale}
						query={query}
						listId={`${id}-list`}
						isOpen={isOpen}
						setOpen={setOpen}
						onPopup={setPopup}
						onQuery={setQuery}
						controls={controls}
					/>
				</LateTexts>
			)}
		</form>
	);
}
