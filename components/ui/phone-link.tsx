import type { ReactNode } from "react";

type Props = {
	phone: string;
	className?: string;
	/** Instead of the number itself. */
	children?: ReactNode;
};

/** Calls a number, which is shown in groups. */
export function PhoneLink({ phone, className, children = phone }: Props) {
	return (
		<a className={className} href={`tel:${phone.replace(/\s/g, "")}`}>
			{children}
		</a>
	);
}
