import { useEffect, useRef } from "react";

/** Heading of content that replaced a form or a loading state; takes the focus, so that it is read out. */
export function LoginTitle({ children }: { children: string }) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<h1 ref={heading} tabIndex={-1}>
			{children}
		</h1>
	);
}
