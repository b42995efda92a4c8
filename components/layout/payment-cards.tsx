import styles from "./payment-cards.module.scss";

/** Payment methods as simple drawings: a card with a chip, contactless, a bank, cash on delivery. */
export function PaymentCards({ label }: { label: string }) {
	return (
		<div>
			<svg className={styles.root} viewBox="0 0 236 36" width="236" height="36" role="img" aria-label={label}>
				<g fill="#fffdf9">
					{[0, 60, 120, 180].map((x) => (
						<rect key={x} x={x} width="56" height="36" rx="6" />
					))}
				</g>
				<path fill="#d3104f" d="M0 9h56v6H0z" />
				<path fill="#1f1a2e" d="M8 22h16v3H8zm0 5h10v2H8z" />
				<path fill="#ffc93c" d="M70 13h12v10H70z" />
				<g fill="none" stroke="#1f1a2e" strokeWidth="2.5" strokeLinecap="round">
					<path d="M92 13a8 8 0 0 1 0 10M97 10a13 13 0 0 1 0 16M102 7a18 18 0 0 1 0 22" />
					<path d="M134 27h28M138 24v-8M145 24v-8M151 24v-8M158 24v-8" />
				</g>
				<path fill="#3fb68b" d="M133 14l15-8 15 8z" />
				<rect x="191" y="9" width="34" height="18" rx="3" fill="#3fb68b" />
				<circle cx="208" cy="18" r="5" fill="#fffdf9" />
			</svg>
		</div>
	);
}
