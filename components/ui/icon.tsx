import type { IconName } from "./icon-name.ts";

type Props = {
	name: IconName;
	/** Width and height in pixels. */
	size?: number;
	className?: string | undefined;
	/** What it says to those who do not see it; without one it is decoration. */
	label?: string;
};

/** An icon in the colour of the text: a mask of styles/_icons.scss, so that neither page nor script carries its lines. */
export function Icon({ name, size = 24, className, label }: Props) {
	const told = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
	const classes = `icon icon-${name}${className === undefined ? "" : ` ${className}`}`;
	return <svg {...told} className={classes} width={size} height={size} />;
}
