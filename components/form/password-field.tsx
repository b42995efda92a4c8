"use client";
import { useTranslations } from "next-intl";
import { type ComponentProps, useId, useState } from "react";
import { ariaOf, FieldFrame, type FieldTexts } from "#components/ui/field-frame.tsx";
import { Icon } from "#components/ui/icon.tsx";
import styles from "./password-field.module.scss";

type Props = FieldTexts & {
	/** A new password, which password managers may generate, or the current one. */
	autoComplete: "new-password" | "current-password";
} & Omit<ComponentProps<"input">, "className" | "id" | "type">;

/** A password field with a button to show it; takes the props of react-hook-form's `register`. */
export function PasswordField({ label, hint, error, isRequired, ...input }: Props) {
	const t = useTranslations("login");
	const id = useId();
	const [isShown, setShown] = useState(false);
	const texts = { label, hint, error, isRequired };
	return (
		<FieldFrame id={id} {...texts}>
			<span className={styles.root}>
				<input
					{...input}
					{...ariaOf(id, texts)}
					id={id}
					type={isShown ? "text" : "password"}
					className={styles.input}
					// Password inputs lack this attribute; a shown password is a text input.
					{...(isShown ? { autoCapitalize: "none" } : {})}
					spellCheck={false}
				/>
				<button
					type="button"
					className={styles.toggle}
					aria-label={t("show")}
					aria-pressed={isShown}
					aria-controls={id}
					onClick={() => setShown(!isShown)}
				>
					<Icon name={isShown ? "eye-off" : "eye"} size={20} />
				</button>
			</span>
		</FieldFrame>
	);
}
