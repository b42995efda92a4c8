import { formatMoney } from "../../../../domain/money/money.ts";
import { isByTransfer } from "../../../../domain/order/payment-kinds.ts";
import { exemptGoods } from "../exempt-goods.ts";
import type { MailTexts } from "../mail-texts.ts";
import { BigButton, Block, Lead, P, Rule, Small, Subtitle, TextLink, Title } from "./mail-blocks.tsx";
import type { OrderFrame } from "./mail-frame.ts";
import { MailPage } from "./mail-page.tsx";
import { Goods } from "./order-goods.tsx";
import { Places } from "./order-places.tsx";
import { Progress } from "./order-progress.tsx";
import { Sums } from "./order-sums.tsx";
import { TransferBox } from "./transfer-box.tsx";

type Props = {
	of: OrderFrame;
	t: MailTexts<"order">;
	transfer: MailTexts<"transfer">;
	date: string;
	/** When an unpaid order is cancelled. */
	expires: string | null;
	/** When it comes: "Doručíme ve středu 25. 11." */
	promise: string | null;
	links: { order: string; withdrawal: string; terms: string };
};

/** Confirmation of an order: when it comes, how far it is, goods, prices, delivery and payment. React escapes text from people. */
export function OrderConfirmation({ of, t, transfer, date, expires, promise, links }: Props) {
	const { order, isProved, frame, parts } = of;
	const { number } = order;
	const total = formatMoney(order.prices.total_with_tax, order.currency);
	const thanks = t("preview", { number, total });
	const isToTransfer = isByTransfer(order.payment.kind) && order.state === "waiting_for_payment";
	const note = (
		<Small>
			{parts("footer")} <TextLink href={links.terms}>{t("terms")}</TextLink>
		</Small>
	);
	return (
		<MailPage
			frame={frame}
			preview={promise === null ? thanks : `${promise} ${thanks}`}
			about={parts("number", { number })}
			drawing="placed"
			note={note}
		>
			<Title>{t("title")}</Title>
			{promise !== null && <Lead isSorry={order.is_late}>{promise}</Lead>}
			<Progress of={of} state={order.state} />
			<P>{t("intro", { number, date, total })}</P>
			{expires !== null && <P>{t("expires", { date: expires })}</P>}
			{isToTransfer && <TransferBox of={of} t={transfer} expires={expires} />}
			<BigButton href={links.order}>{parts("open")}</BigButton>
			<Rule />
			<Subtitle>{parts("goods")}</Subtitle>
			<Goods of={of} />
			<Sums of={of} />
			<Rule />
			<Places of={of} />
			{isProved && order.note !== "" && <Block title={parts("note")} lines={[order.note]} />}
			{!isProved && <Small>{t("typedOnPage")}</Small>}
			{order.companyId === "" && <Withdrawal of={of} t={t} href={links.withdrawal} />}
		</MailPage>
	);
}

/** How a consumer withdraws (OZ § 1820 part 1 letter f). */
function Withdrawal({ of: { order, parts }, t, href }: { of: OrderFrame; t: MailTexts<"order">; href: string }) {
	const names = exemptGoods(order, (why) => parts(`exemptions.${why}`));
	return (
		<>
			<Rule />
			<Small>
				{t("withdrawalText")} {names !== "" && parts("exempt", { names })}
			</Small>
			<Small>
				<TextLink href={href}>{parts("withdraw")}</TextLink>
			</Small>
		</>
	);
}
