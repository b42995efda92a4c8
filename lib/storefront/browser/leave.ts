/** Document navigations: they clear the router's cache and every reply in memory. */

/** Resolves when the browser shows the left page again; null while the page is not being left. */
let way: Promise<void> | null = null;

/** Whether the page is being left already, so that nothing more should be sent or opened. */
export const isLeaving = (): boolean => way !== null;

/** Waits while the page is being left: its button stays busy until the browser shows the kept page again. */
export async function whileLeaving(): Promise<void> {
	await way;
}

export function leaveTo(path: string): void {
	setOff();
	window.location.assign(path);
}

export function loadAgain(): void {
	setOff();
	window.location.reload();
}

function setOff(): void {
	way = new Promise((resolve) => {
		const arrive = () => {
			way = null;
			resolve();
		};
		// Runs before any other listener calls `isLeaving`.
		window.addEventListener("pageshow", arrive, { once: true, capture: true });
	});
}
