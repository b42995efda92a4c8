import { useRouter } from "next/navigation";
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState, useTransition } from "react";
import type { Locale } from "#lib/domain/locale.ts";
import { listingPath, readListingState } from "#lib/i18n/listing-query.ts";

/** A price is typed digit by digit. */
const TYPING_MS = 700;

/** The input that was changed last. The next page has a new form, which restores the focus from here. */
let left: Left | null = null;
type Left = {
	name: string;
	value: string;
	wasOpen: boolean;
	scrollTop: number;
	open: string[];
	/** Prices typed until the new form mounted, by name. */
	typed: Map<string, string>;
};

const numbersOf = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLInputElement>("input[type=number]")];
const inputsOf = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLInputElement>("input:not([type=hidden])")];

let isHydrated = false;

/** Choices made before hydration; React resets the inputs when it hydrates. */
function choicesBeforeHydration() {
	if (isHydrated || typeof document === "undefined") return [];
	const form = document.querySelector<HTMLFormElement>("#filters form");
	if (!form) return [];
	return inputsOf(form)
		.filter((input) =>
			input.type === "number" ? input.value !== input.defaultValue : input.checked !== input.defaultChecked,
		)
		.map(({ name, value, checked }) => ({ name, value, checked }));
}
const isNumber = (target: EventTarget): target is HTMLInputElement =>
	target instanceof HTMLInputElement && target.type === "number";

function takeOver(
	form: HTMLFormElement,
	early: ReturnType<typeof choicesBeforeHydration>,
	apply: (target: EventTarget) => void,
) {
	const inputs = inputsOf(form);
	const changed = early.flatMap(({ name, value, checked }) => {
		const input = inputs.find((one) => one.name === name && (one.type === "number" || one.value === value));
		if (!input) return [];
		input.checked = checked;
		input.value = value;
		return [input];
	});
	const last = changed.at(-1);
	if (last) apply(last);
}

/** Applies the form to the address on every change; keeps scroll position, focus and open panel. */
export function useFilterForm(locale: Locale, url: string) {
	const router = useRouter();
	const form = useRef<HTMLFormElement>(null);
	const panel = useRef<HTMLElement>(null);
	const typing = useRef<number>(undefined);
	const latestApply = useRef<(target: EventTarget) => void>(() => undefined);
	const [isPending, startTransition] = useTransition();
	const [early] = useState(choicesBeforeHydration);

	useLayoutEffect(() => {
		// The router keeps a left page: on return its inputs must match its address again.
		form.current?.reset();
		const isTakingOver = !isHydrated;
		isHydrated = true;
		if (isTakingOver && form.current) takeOver(form.current, early, latestApply.current);
		if (!left || !form.current || !panel.current) return;
		const { name, value, wasOpen, scrollTop, open, typed } = left;
		left = null;
		for (const group of form.current.querySelectorAll("details")) {
			group.open ||= open.includes(group.querySelector("summary")?.textContent ?? "");
		}
		if (wasOpen) panel.current.showPopover();
		panel.current.scrollTop = scrollTop;
		const inputs = [...form.current.querySelectorAll("input")].filter((input) => input.name === name);
		const input = inputs.find((one) => one.value === value) ?? inputs[0];
		input?.focus({ preventScroll: true });
		for (const number of numbersOf(form.current)) {
			const text = typed.get(number.name) ?? number.value;
			if (text === number.value) continue;
			number.value = text;
			typing.current = window.setTimeout(() => latestApply.current(number), TYPING_MS);
		}
	}, [early]);
	useLayoutEffect(() => {
		const element = form.current;
		return () => {
			if (!left || !element) return;
			const active = document.activeElement;
			const here = active instanceof HTMLInputElement && element.contains(active) ? active : null;
			left = {
				...left,
				...(here ? { name: here.name, value: here.value } : {}),
				typed: new Map(numbersOf(element).map((number) => [number.name, number.value])),
			};
		};
	}, []);
	useEffect(() => () => window.clearTimeout(typing.current), []);

	const apply = (target: EventTarget) => {
		if (!form.current || !panel.current) return;
		const words = [...new FormData(form.current)].map(([key, value]) => [key, String(value)]);
		const state = readListingState(locale, new URLSearchParams(words));
		left =
			target instanceof HTMLInputElement
				? {
						name: target.name,
						value: target.value,
						wasOpen: panel.current.matches(":popover-open"),
						scrollTop: panel.current.scrollTop,
						typed: new Map(),
						open: [...form.current.querySelectorAll("details[open] > summary")].map((one) => one.textContent ?? ""),
					}
				: null;
		startTransition(() => router.push(listingPath(locale, url, state), { scroll: false }));
	};

	latestApply.current = apply;

	const onChange = ({ target }: FormEvent<HTMLFormElement>) => {
		window.clearTimeout(typing.current);
		if (isNumber(target)) typing.current = window.setTimeout(() => apply(target), TYPING_MS);
		else apply(target);
	};
	/** Enter applies at once; on small screens the button closes the panel over the updated goods. */
	const onSubmit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		window.clearTimeout(typing.current);
		panel.current?.hidePopover();
		apply(event.target);
	};
	return { form, panel, isPending, onChange, onSubmit };
}
