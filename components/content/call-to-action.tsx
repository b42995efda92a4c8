import Link from "next/link";
import { buttonClass } from "#components/ui/button.tsx";

/** A link that looks like a button: a path of the shop, or an address outside it. */
export function CallToAction({ text, link }: { text: string; link: string }) {
	if (link.startsWith("/")) {
		return (
			<Link className={buttonClass({ size: "large" })} href={link} prefetch={false}>
				{text}
			</Link>
		);
	}
	return (
		<a className={buttonClass({ size: "large" })} href={link} rel="noopener">
			{text}
		</a>
	);
}
