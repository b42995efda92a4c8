"use client";
import { useTranslations } from "next-intl";
import { type ReactNode, useId, useState } from "react";
import { Image } from "#components/picture/image.tsx";
import { Icon } from "#components/ui/icon.tsx";
import type { Cart, CartAddon } from "#lib/contract/schemas/cart.ts";
import { formatMoney } from "#lib/domain/money/money.ts";
import styles from "./cart-addons.module.scss";

type Props = {
	addons: CartAddon[];
	/** Pieces of the parent line. */
	pieces: number;
	/** Name of the parent line. */
	name: string;
	currency: Cart["currency"];
	/** Whether the add-ons are open at first; in a long cart they are closed. */
	isOpenFirst: boolean;
	/** Way to whoever fills balloons on a day and at an hour. */
	filling: ReactNode;
	onAdd: (addon: CartAddon) => void;
};

/** Add-ons for a line, such as helium or a ribbon; renders nothing when all are in the cart. */
export function CartAddons({ addons, pieces, name, currency, isOpenFirst, filling, onAdd }: Props) {
	const t = useTranslations("cartPage.addons");
	const id = useId();
	const [isOpen, setOpen] = useState(isOpenFirst);
	const [first] = addons;
	if (!first) return null;
	return (
		<details className={styles.root} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
			<summary className={styles.title}>
				{t(addons.length === 1 ? "only" : "several", { addon: first.name })}
				<span className={styles.hidden}>{`: ${name}`}</span>
			</summary>
			<ul className={styles.list}>
				{addons.map((addon) => {
					const count = Math.min(addon.stock, pieces);
					return (
						<li key={addon.variant_id} className={styles.item}>
							<button
								type="button"
								className={styles.addon}
								aria-describedby={addon.branches_only ? `${id}${addon.id}` : undefined}
								onClick={() => onAdd(addon)}
							>
								{addon.main_image && (
									<Image
										className={styles.picture}
										src={addon.main_image.src}
										width={36}
										style={{ background: addon.tint }}
									/>
								)}
								<span className={styles.texts}>
									<span>
										<span className={styles.hidden}>{`${t("add")} `}</span>
										{addon.name}
									</span>
									<span className={styles.price}>
										{t("price", { count, price: formatMoney(addon.price_with_tax, currency) })}
										<span className={styles.hidden}>{` ${t("to", { name })}`}</span>
									</span>
								</span>
								<Icon name="plus" className={styles.plus} size={18} />
							</button>
							{addon.branches_only && (
								<p className={styles.note}>
									<span id={`${id}${addon.id}`}>{t("branchesOnly")}</span> {addon.is_filling && filling}
								</p>
							)}
						</li>
					);
				})}
			</ul>
		</details>
	);
}
