/** Focuses the first field on screen with one of these names. */
export function focusField(form: HTMLFormElement | null, names: string[]): void {
	for (const element of form?.elements ?? []) {
		if (!(element instanceof HTMLElement) || !names.includes(element.getAttribute("name") ?? "")) continue;
		element.focus();
		return;
	}
}
