"use client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Order } from "#lib/contract/schemas/order.ts";
import { hasPlace } from "#lib/domain/people/postal-address.ts";
import { AddressLines } from "../../address/address-lines.tsx";
import { firstAction } from "../actions/first-action.ts";
import styles from "./order-facts.module.scss";

const NOBODY = { firstname: "", lastname: "", country: "" };

/** Delivery address, invoice address and contacts of an order. */
export function OrderFacts({ order }: { order: Order }) {
	const t = useTranslations("order");
	const { branch, pickup_point: point, address } = order;
	return (
		<div className={styles.root}>
			{branch && (
				<Fact title={t("branch")}>
					<AddressLines address={{ ...NOBODY, ...branch, company: branch.name }} />
				</Fact>
			)}
			{point && (
				<Fact title={t("pickupPoint")}>
					<AddressLines address={{ ...NOBODY, ...point, company: point.name }} />
					<Tracking order={order} />
				</Fact>
			)}
			{!branch && !point && address && (
				<Fact title={t("address")}>
					<AddressLines address={address} />
					<Tracking order={order} />
				</Fact>
			)}
			<Fact title={t(hasPlace(order.invoice) ? "invoice" : "buyer")}>
				<AddressLines address={order.invoice} />
				{order.companyId && <span>{t("companyId", { id: order.companyId })}</span>}
				{order.taxId && <span>{t("taxId", { id: order.taxId })}</span>}
			</Fact>
			<Fact title={t("contact")}>
				<span>{order.email}</span>
				<span>{formatPhone(order.phone)}</span>
			</Fact>
			{order.note && (
				<Fact title={t("note")}>
					<span className={styles.note}>{order.note}</span>
				</Fact>
			)}
		</div>
	);
}

/** The tracking number, linked to the carrier's page, unless the button of the page's head is. */
function Tracking({ order }: { order: Order }) {
	const t = useTranslations("order");
	if (!order.tracking) return null;
	const { number, url } = order.tracking;
	if (url === null || firstAction(order) === "track") return <span>{t("tracking", { number })}</span>;
	return (
		<a href={url} target="_blank" rel="noreferrer">
			{t("track", { number })}
		</a>
	);
}

/** "+420 777 123 456"; foreign numbers are unchanged. */
function formatPhone(phone: string): string {
	return phone.replace(/^(\+42[01])(\d{3})(\d{3})(\d{3})$/, "$1\u00a0$2\u00a0$3\u00a0$4");
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section className={styles.fact}>
			<h2>{title}</h2>
			<div className={styles.lines}>{children}</div>
		</section>
	);
}
