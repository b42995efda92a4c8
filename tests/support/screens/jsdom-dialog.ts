/** jsdom knows <dialog> but not how to open one: shown, the first control gets the focus; closed, the opener has it back. */
export function openDialogsInJsdom(): void {
	const openers = new WeakMap<HTMLDialogElement, Element | null>();
	HTMLDialogElement.prototype.showModal = function showModal() {
		openers.set(this, document.activeElement);
		this.setAttribute("open", "");
		this.querySelector<HTMLElement>("input, textarea, button")?.focus();
	};
	HTMLDialogElement.prototype.close = function close() {
		this.removeAttribute("open");
		const opener = openers.get(this);
		if (opener instanceof HTMLElement) opener.focus();
		this.dispatchEvent(new Event("close"));
	};
}
