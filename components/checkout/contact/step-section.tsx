import { type ReactNode, useId } from "react";
import { FieldError } from "#components/ui/field-frame.tsx";
import styles from "./step-section.module.scss";

type Props = {
	/** Where a link to this section leads. */
	id?: string;
	title: string;
	/** One of several is to be chosen; `error` says so when none was. */
	isChoice?: boolean;
	error?: string | undefined;
	isStale?: boolean;
	children: ReactNode;
};

/** One step of the checkout: a group with its heading as legend. */
export function StepSection({ id: anchor, title, isChoice = false, error, isStale = false, children }: Props) {
	const id = useId();
	const choice = isChoice
		? ({
				role: "radiogroup",
				"aria-required": true,
				"aria-invalid": error ? true : undefined,
				"aria-describedby": error ? id : undefined,
			} as const)
		: {};
	return (
		<fieldset id={anchor} className={styles.root} {...choice}>
			<legend className={styles.legend}>
				<h2>{title}</h2>
			</legend>
			<FieldError id={id}>{error}</FieldError>
			<div className={styles.content} aria-busy={isStale || undefined}>
				{children}
			</div>
		</fieldset>
	);
}
