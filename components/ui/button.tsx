import type { ComponentProps, ReactNode } from "react";
import styles from "./button.module.scss";

export type ButtonLook = {
	tone?: "primary" | "secondary" | "quiet";
	size?: "small" | "normal" | "large";
	isWide?: boolean;
};

/** Class names of a button, for links styled as buttons. */
export function buttonClass({ tone = "primary", size = "normal", isWide = false }: ButtonLook = {}): string {
	const toneClass = { primary: styles.tonePrimary, secondary: styles.toneSecondary, quiet: styles.toneQuiet }[tone];
	const sizeClass = { small: styles.sizeSmall, normal: styles.sizeNormal, large: styles.sizeLarge }[size];
	return [styles.root, toneClass, sizeClass, isWide ? styles.isWide : ""].join(" ");
}

/** A busy button stays focusable and keeps its width; it has `aria-busy` and ignores clicks. */
export function Button({
	tone,
	size,
	isWide,
	isBusy = false,
	children,
	onClick,
	type = "button",
	...rest
}: ButtonLook & { isBusy?: boolean; children: ReactNode } & Omit<ComponentProps<"button">, "className">) {
	const look: ButtonLook = { ...(tone ? { tone } : {}), ...(size ? { size } : {}), ...(isWide ? { isWide } : {}) };
	return (
		<button
			{...rest}
			type={type}
			className={buttonClass(look)}
			aria-busy={isBusy || undefined}
			onClick={(event) => (isBusy ? event.preventDefault() : onClick?.(event))}
		>
			{children}
		</button>
	);
}
