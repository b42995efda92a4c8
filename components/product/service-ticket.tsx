import Link from "next/link";
import type { ReactNode } from "react";
import { Icon } from "#components/ui/icon.tsx";
import styles from "./service-ticket.module.scss";

/** Beside the price of goods: a ticket that leads to what a service does with them. */
export function ServiceTicket({ href, hint, children }: { href: string; hint: string; children: ReactNode }) {
	return (
		<Link className={styles.root} href={href} prefetch={false}>
			<span>
				<strong>{children}</strong> <small>{hint}</small>
			</span>
			<Icon name="chevron-right" size={20} />
		</Link>
	);
}
