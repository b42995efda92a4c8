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
 * In place of what a panel will show: that it is coming, or that it did not. The panel is the nearest element around it
 * with a `tabIndex` of -1: it gets the focus of the button, which goes when it is pressed.
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
		currentTarget.closest<HTMLElement>("[tabindex='-1']")?.focus();
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
