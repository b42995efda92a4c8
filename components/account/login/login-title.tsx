import { useEffect, useRef } from "react";

/** Heading of what came instead of a form or of waiting; takes over the focus, so that it is read out. */
export function LoginTitle({ children }: { children: string }) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<h1 ref={heading} tabIndex={-1}>
			{children}
		</h1>
	);
}
