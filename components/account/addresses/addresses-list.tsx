"use client";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import type { SavedAddress } from "#lib/contract/schemas/address.ts";
import type { Country } from "#lib/contract/schemas/lists.ts";
import { ADDRESSES_MAX } from "#lib/domain/people/account-limits.ts";
import { addressesQuery } from "#lib/storefront/account/addresses.ts";
import { AccountData, AccountEmpty } from "../frame/account-states.tsx";
import { AddressCard } from "./address-card.tsx";
import { AddressDelete } from "./address-delete.tsx";
import { AddressEdit } from "./address-edit.tsx";
import styles from "./addresses-list.module.scss";

/** Whether the button "add" disappears or moves once the address is saved. */
const willMoveAdd = (address: SavedAddress | null, count: number) =>
	address === null && (count === 0 || count >= ADDRESSES_MAX - 1);

type Opened = { what: "edit"; address: SavedAddress | null } | { what: "delete"; address: SavedAddress } | null;

/** The customer's delivery addresses; they are added, changed and deleted in dialogs (promises §2). */
export function AddressesList({ countries }: { countries: Country[] }) {
	const t = useTranslations("myAccount.addresses");
	const query = useQuery(addressesQuery());
	const [opened, setOpened] = useState<Opened>(null);
	// The router keeps a left page with its open dialog.
	useEffect(() => () => setOpened(null), []);
	const list = useRef<HTMLElement>(null);
	const close = () => setOpened(null);
	const add = (
		<Button onClick={() => setOpened({ what: "edit", address: null })} aria-haspopup="dialog">
			<Icon name="plus" size={20} />
			{t("add")}
		</Button>
	);
	return (
		<AccountData query={query} failed={t("failed")}>
			{(addresses) => (
				<section ref={list} className={styles.root} aria-label={t("title")} tabIndex={-1}>
					{addresses.length === 0 && (
						<AccountEmpty scene="letter" title={t("emptyTitle")} text={t("emptyText")}>
							{add}
						</AccountEmpty>
					)}
					{addresses.length > 0 && (
						<>
							<p className={styles.lead}>{t("lead")}</p>
							<ul className={styles.list}>
								{addresses.map((address) => (
									<li key={address.id}>
										<AddressCard
											address={address}
											countries={countries}
											onEdit={() => setOpened({ what: "edit", address })}
											onDelete={() => setOpened({ what: "delete", address })}
										/>
									</li>
								))}
							</ul>
							{addresses.length < ADDRESSES_MAX ? (
								<div>{add}</div>
							) : (
								<p className={styles.full}>{t("full", { count: ADDRESSES_MAX })}</p>
							)}
						</>
					)}
					{opened?.what === "edit" && (
						<AddressEdit
							address={opened.address}
							isFirst={addresses.length === 0}
							countries={countries}
							onClose={close}
							onSaved={() => willMoveAdd(opened.address, addresses.length) && list.current?.focus()}
						/>
					)}
					{opened?.what === "delete" && (
						<AddressDelete address={opened.address} onClose={close} onDeleted={() => list.current?.focus()} />
					)}
				</section>
			)}
		</AccountData>
	);
}
