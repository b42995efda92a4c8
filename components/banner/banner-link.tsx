import Link from "next/link";
import type { ReactNode } from "react";
import type { Poster } from "#lib/contract/schemas/lists.ts";

type Props = { banner: Poster[string]; className?: string; onClick?: () => void; children: ReactNode };

/** Link of a banner: within the shop by the router, elsewhere with the banner's `target`; plain text without a link. */
export function BannerLink({ banner: { url, target }, className, onClick, children }: Props) {
	const props = { ...(className ? { className } : {}), ...(onClick ? { onClick } : {}) };
	if (url === null) return <span {...props}>{children}</span>;
	if (url.startsWith("/") && target === null) {
		return (
			<Link {...props} href={url} prefetch={false}>
				{children}
			</Link>
		);
	}
	return (
		<a {...props} href={url} rel="noopener" {...(target === null ? {} : { target })}>
			{children}
		</a>
	);
}
