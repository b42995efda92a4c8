import { Img } from "react-email";
import { formatIban } from "../../../../domain/money/iban.ts";
import { formatMoney } from "../../../../domain/money/money.ts";
import { PAYMENT_QR_CID } from "../attachments.ts";
import type { MailTexts } from "../mail-texts.ts";
import { Box, Small, Subtitle } from "./mail-blocks.tsx";
import type { OrderFrame } from "./mail-frame.ts";
import { LAYOUT, mailStyles as styles } from "./mail-styles.ts";

type Props = {
	of: OrderFrame;
	t: MailTexts<"transfer">;
	/** When an unpaid order is cancelled. */
	expires: string | null;
};

/** What to type into a bank's form, beside the same as a code for its application. */
export function TransferBox({ of: { order }, t, expires }: Props) {
	const facts = [
		{ label: t("account"), value: order.bank_account },
		{ label: t("symbol"), value: order.variable_symbol },
		{ label: t("amount"), value: formatMoney(order.prices.total_with_tax, order.currency) },
		...(order.iban === "" ? [] : [{ label: t("iban"), value: formatIban(order.iban) }]),
		...(expires === null ? [] : [{ label: t("by"), value: expires }]),
	];
	return (
		<Box>
			<Subtitle>{t("title")}</Subtitle>
			<table {...LAYOUT}>
				<tbody>
					<tr>
						<td className="column" valign="top" style={{ paddingRight: "16px" }}>
							{facts.map(({ label, value }) => (
								<p key={label} style={{ ...styles.line, margin: "0 0 6px" }} data-text={t("fact", { label, value })}>
									<span className="soft" style={styles.small}>
										{label}
									</span>
									<br />
									<strong>{value}</strong>
								</p>
							))}
						</td>
						{order.qr_payment !== null && (
							<td className="column" width="176" valign="top">
								<Img
									src={`cid:${PAYMENT_QR_CID}`}
									width="176"
									height="176"
									alt={t("qrAlt")}
									style={{ borderRadius: "8px", backgroundColor: "#ffffff" }}
								/>
							</td>
						)}
					</tr>
				</tbody>
			</table>
			{order.qr_payment !== null && (
				<>
					<Small>{t("qrText")}</Small>
					<Small>{t("qrSave")}</Small>
					<span data-text={t("qrString", { payment: order.qr_payment })} />
				</>
			)}
			<p style={{ ...styles.line, margin: 0 }}>{t("text")}</p>
		</Box>
	);
}
