import type { MouseEvent } from "react";
import { Button } from "./button.tsx";

type Props = {
	/** Look of what stands in the panel. */
	className: string | undefined;
	/** Sentences: that it is coming, that it did not come, and on the button. */
	texts: { loading: string; failed: string; retry: string };
	hasFailed: boolean;
	isRetrying?: boolean;
	onRetry: () => void;
};

/**
 * In place of what a panel will show: that it is coming, or that it did not. The panel around it, marked with
 * `data-panel`, gets the focus of the button, which goes when it is pressed.
 */
export function NotThere({ className, texts, hasFailed, isRetrying = false, onRetry }: Props) {
	if (!hasFailed) {
		return (
			<p className={className} role="status">
				{texts.loading}
			</p>
		);
	}
	const retry = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
		focusOnce(currentTarget.closest<HTMLElement>("[data-panel]"));
		onRetry();
	};
	return (
		<div className={className} role="alert">
			<p>{texts.failed}</p>
			<Button tone="secondary" size="small" isBusy={isRetrying} onClick={retry}>
				{texts.retry}
			</Button>
		</div>
	);
}

/** Not for longer: a panel that can have the focus takes it from whoever presses its plain text, and is the first in its dialog. */
function focusOnce(panel: HTMLElement | null): void {
	if (!panel) return;
	panel.tabIndex = -1;
	panel.focus();
	panel.addEventListener("blur", () => panel.removeAttribute("tabindex"), { once: true });
}
