import { type ReactNode, useId } from "react";
import { FieldError } from "#components/ui/field-frame.tsx";
import styles from "./step-section.module.scss";

type Props = {
	/** Anchor of links to this section. */
	id?: string;
	title: string;
	/** The section is a choice of one; `error` is shown when nothing is chosen. */
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
