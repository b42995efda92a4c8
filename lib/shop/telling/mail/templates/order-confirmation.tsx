import {
	Body,
	Button,
	Column,
	Container,
	Head,
	Heading,
	Hr,
	Html,
	Img,
	Link,
	Preview,
	Row,
	Section,
	Text,
} from "react-email";
import type { Order } from "../../../../contract/schemas/order.ts";
import type { Locale } from "../../../../domain/locale.ts";
import { formatIban } from "../../../../domain/money/iban.ts";
import { formatMoney } from "../../../../domain/money/money.ts";
import { isByTransfer } from "../../../../domain/order/payment-kinds.ts";
import { PAYMENT_QR_CID } from "../attachments.ts";
import { exemptGoods } from "../exempt-goods.ts";
import type { MailTexts } from "../mail-texts.ts";
import { AddressBlock, Block } from "./mail-blocks.tsx";
import { mailStyles as styles } from "./mail-styles.ts";

type Props = {
	order: Order;
	/** Whether the customer has proved the e-mail; if not, typed text is on the order's page alone. */
	isProved: boolean;
	locale: Locale;
	t: MailTexts<"order">;
	date: string;
	/** When an unpaid order is cancelled. */
	expires: string | null;
	/** When it comes: "Doručíme ve středu 25. 11." */
	promise: string | null;
	links: { order: string; withdrawal: string; terms: string };
};

/** Confirmation of an order: goods, prices, delivery and payment. React escapes text from people. */
export function OrderConfirmation({ order, isProved, locale, t, date, expires, promise, links }: Props) {
	const { number, prices, pickup_point: point } = order;
	const exempt = exemptGoods(order, (why) => t(`exemptions.${why}`));
	const total = formatMoney(prices.total_with_tax, order.currency);
	const isToTransfer = isByTransfer(order.payment.kind) && order.state === "waiting_for_payment";
	return (
		<Html lang={locale}>
			<Head />
			<Preview>{t("preview", { number, total })}</Preview>
			<Body lang={locale} style={styles.body}>
				<Container style={styles.container}>
					<Text style={styles.shop}>{t("shop")}</Text>
					<Heading style={styles.heading}>{t("title")}</Heading>
					<Text style={styles.text}>{t("intro", { number, date, total })}</Text>
					<Text style={styles.text}>{t("state", { state: t(`states.${order.state}`) })}</Text>
					{expires !== null && <Text style={styles.text}>{t("expires", { date: expires })}</Text>}
					<Button href={links.order} style={styles.button}>
						{t("open")}
					</Button>
					{isToTransfer && <Transfer order={order} t={t} total={total} />}
					<Hr style={styles.hr} />
					<Heading as="h2" style={styles.subheading}>
						{t("goods")}
					</Heading>
					<Lines order={order} t={t} />
					<Prices order={order} t={t} />
					<Hr style={styles.hr} />
					{promise !== null && <Text style={styles.text}>{promise}</Text>}
					{order.branch && (
						<AddressBlock title={t("branch")} address={{ ...order.branch, company: order.branch.name }} />
					)}
					{point && <AddressBlock title={t("point")} address={{ ...point, company: point.name }} />}
					{isProved ? <Typed order={order} t={t} /> : <Text style={styles.text}>{t("typedOnPage")}</Text>}
					<Hr style={styles.hr} />
					{order.companyId === "" && (
						<>
							<Text style={styles.text}>{t("withdrawalText")}</Text>
							{exempt !== "" && <Text style={styles.text}>{t("exempt", { names: exempt })}</Text>}
							<Link href={links.withdrawal} style={styles.link}>
								{t("withdraw")}
							</Link>
							<Hr style={styles.hr} />
						</>
					)}
					<Text style={styles.small}>{t("footer")}</Text>
					<Link href={links.terms} style={styles.small}>
						{t("terms")}
					</Link>
				</Container>
			</Body>
		</Html>
	);
}

type PartProps = { order: Order; t: MailTexts<"order"> };

function Typed({ order, t }: PartProps) {
	const isToAddress = !order.branch && !order.pickup_point;
	return (
		<>
			{isToAddress && order.address && <AddressBlock title={t("address")} address={order.address} />}
			<AddressBlock title={t("invoice")} address={order.invoice} />
			{order.note !== "" && <Block title={t("note")}>{order.note}</Block>}
		</>
	);
}

function Transfer({ order, t, total }: PartProps & { total: string }) {
	return (
		<Section style={styles.box}>
			<Text style={styles.strong}>{t("transferTitle")}</Text>
			<Text style={styles.line}>{t("account", { account: order.bank_account })}</Text>
			<Text style={styles.line}>{t("symbol", { symbol: order.variable_symbol })}</Text>
			<Text style={styles.line}>{t("amount", { amount: total })}</Text>
			{order.iban !== "" && <Text style={styles.line}>{t("iban", { iban: formatIban(order.iban) })}</Text>}
			{order.qr_payment !== null && (
				<>
					<Img src={`cid:${PAYMENT_QR_CID}`} width="200" height="200" alt={t("qrAlt")} style={styles.qr} />
					<Text style={styles.small}>{t("qrText")}</Text>
					<Text style={styles.code}>{order.qr_payment}</Text>
				</>
			)}
			<Text style={styles.line}>{t("transferText")}</Text>
		</Section>
	);
}

function Lines({ order, t }: PartProps) {
	const goods = order.lines.filter(({ kind }) => kind === "goods");
	return goods.map((line, position) => (
		<Price
			// biome-ignore lint/suspicious/noArrayIndexKey: lines of an order never change
			key={position}
			label={t("line", { count: line.quantity, name: [line.name, line.variant_name].filter(Boolean).join(", ") })}
			price={formatMoney(line.total_with_tax, order.currency)}
		/>
	));
}

function Prices({ order, t }: PartProps) {
	const { prices, currency, delivery, payment, lines } = order;
	const money = (minor: number) => formatMoney(minor, currency);
	const fee = (minor: number) => (minor === 0 ? t("free") : money(minor));
	const vouchers = lines.filter(({ kind }) => kind === "voucher");
	return (
		<>
			{vouchers.map((line) => (
				<Price key={line.code} label={t("discount", { code: line.code })} price={`−${money(-line.total_with_tax)}`} />
			))}
			<Price label={t("delivery", { name: delivery.name })} price={fee(prices.delivery_with_tax)} />
			<Price label={t("payment", { name: payment.name })} price={fee(prices.payment_with_tax)} />
			{prices.rounding !== 0 && <Price label={t("rounding")} price={money(prices.rounding)} />}
			<Price isStrong label={t("total")} price={money(prices.total_with_tax)} />
			<Price label={t("withoutVat")} price={money(prices.total_without_tax)} />
			{prices.vat.map(({ rate, vat }) => (
				<Price key={rate} label={t("vat", { rate: String(rate) })} price={money(vat)} />
			))}
		</>
	);
}

function Price({ label, price, isStrong = false }: { label: string; price: string; isStrong?: boolean }) {
	const look = isStrong ? styles.strong : styles.line;
	return (
		<Row>
			<Column>
				<Text style={look}>{label}</Text>
			</Column>
			<Column align="right" style={styles.priceColumn}>
				<Text style={look}>{price}</Text>
			</Column>
		</Row>
	);
}
