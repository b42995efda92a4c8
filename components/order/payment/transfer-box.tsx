"use client";
import { useTranslations } from "next-intl";
import { buttonClass } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import type { Order } from "#lib/contract/schemas/order.ts";
import { formatIban } from "#lib/domain/money/iban.ts";
import { formatMoney, minorToDecimal } from "#lib/domain/money/money.ts";
import { pathOf } from "#lib/storefront/client/call-address.ts";
import type { OrderLink } from "#lib/storefront/order/order.ts";
import { useDates } from "../../dates/use-dates.ts";
import { CopyButton } from "./copy-button.tsx";
import styles from "./payment-box.module.scss";

/** Details of an awaited bank transfer: a QR code for the bank's app, and texts to copy. */
export function TransferBox({ order, link }: { order: Order; link: OrderLink }) {
	const t = useTranslations("order.transfer");
	const { moment } = useDates();
	const { bank_account: account, variable_symbol: symbol, iban, qr_payment: payment, currency, prices } = order;
	const picture = `/api${pathOf("GET /order/{id}/{hash}/qr.png", { params: link })}`;
	const amount = formatMoney(prices.total_with_tax, currency);
	return (
		<section className={styles.root} aria-labelledby="order-transfer">
			<h2 id="order-transfer">{t("title")}</h2>
			<p>{order.expires_at === null ? t("textOpen") : t("text", { date: moment(order.expires_at) })}</p>
			<p>{payment === null ? t("byHand") : t("scan")}</p>
			{payment !== null && (
				<a
					className={buttonClass({ tone: "secondary", size: "small" })}
					href={picture}
					download={t("qrFile", { symbol })}
				>
					<Icon name="download" size={20} />
					{t("save")}
				</a>
			)}
			<div className={payment === null ? undefined : styles.body}>
				{payment !== null && (
					// biome-ignore lint/performance/noImgElement: drawn by the shop for this one order, nothing to optimise
					<img
						className={styles.qr}
						src={picture}
						alt={t("qr", { amount, account, symbol })}
						width={208}
						height={208}
					/>
				)}
				<dl className={styles.facts}>
					<Fact label={t("account")} text={account} />
					{iban !== "" && <Fact label={t("iban")} text={formatIban(iban)} copied={iban} />}
					<Fact label={t("symbol")} text={symbol} />
					<Fact label={t("amount")} text={amount} copied={minorToDecimal(prices.total_with_tax, currency.decimals)} />
				</dl>
			</div>
			{payment !== null && (
				<dl className={`${styles.facts} ${styles.string}`}>
					<Fact label={t("string")} text={payment} />
				</dl>
			)}
		</section>
	);
}

/** `copied` is the form that a bank accepts. */
function Fact({ label, text, copied = text }: { label: string; text: string; copied?: string }) {
	return (
		<div>
			<dt>{label}</dt>
			<dd>{text}</dd>
			<dd>
				<CopyButton text={copied} what={label} />
			</dd>
		</div>
	);
}
