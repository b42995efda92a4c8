"use client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { AddressLines } from "#components/address/address-lines.tsx";
import { usePromiseTexts } from "#components/delivery/use-promise-texts.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { handoverPlace } from "#lib/domain/order/delivery-kinds.ts";
import { promisedWhen } from "#lib/domain/order/promise-text.ts";
import { normaliseCompanyId } from "#lib/domain/people/company-id.ts";
import { formatPhone, normalisePhone } from "#lib/domain/people/phone.ts";
import { normaliseTaxId } from "#lib/domain/people/tax-id.ts";
import { normaliseZip } from "#lib/domain/people/zip.ts";
import { endedOnce } from "#lib/domain/words/ended-once.ts";
import { screenPath } from "#lib/i18n/paths.ts";
import { asksNameAlone, type CheckoutValues, type Chosen, invoiceOf, promiseOf } from "../../form/form-values.ts";
import { SummaryBlock } from "./summary-block.tsx";
import styles from "./summary-details.module.scss";

type Props = { locale: Locale; values: CheckoutValues; chosen: Chosen };

/** Delivery, payment and addresses of the order as they will be sent. */
export function SummaryDetails({ locale, values, chosen }: Props) {
	const { delivery, payment, branch } = chosen;
	const t = useTranslations("checkout");
	const texts = usePromiseTexts();
	const step = screenPath(locale, "checkoutDelivery");
	const when = promisedWhen(texts, { ...promiseOf(chosen), isPaidFirst: true });
	const place = delivery && handoverPlace(delivery.kind);
	const isNameAlone = asksNameAlone(delivery, values.isCompany);
	return (
		<div className={styles.root}>
			<SummaryBlock title={t("panel.delivery")} changeHref={`${step}#delivery`}>
				<Lines>
					<strong>{delivery?.name}</strong>
					{branch && <span>{`${branch.name}, ${branch.street}, ${branch.city}`}</span>}
					{place === "point" && <span>{values.pickupPointName}</span>}
					{when && <span>{endedOnce(texts.t(place === "address" ? "arrives" : "ready", { when }))}</span>}
				</Lines>
				{branch?.lacks_stock && (
					<p className={styles.warning}>{t("branch.lacksStock", { goods: branch.short.join(", ") })}</p>
				)}
			</SummaryBlock>
			<SummaryBlock title={t("panel.payment")} changeHref={`${step}#payment`}>
				<Lines>
					<strong>{payment?.name}</strong>
					<span>{payment?.description}</span>
				</Lines>
			</SummaryBlock>
			<SummaryBlock title={t("contact.title")} changeHref={`${step}#contact`}>
				<Lines>
					<span>{values.email.trim()}</span>
					<span>{formatPhone(normalisePhone(values.phone, values.phonePrefix))}</span>
				</Lines>
			</SummaryBlock>
			<SummaryBlock
				title={t(isNameAlone ? "address.collectorTitle" : "address.invoiceTitle")}
				changeHref={`${step}#address`}
			>
				<Lines>
					<AddressLines address={sentAddress(invoiceOf(values, delivery))} />
					{values.isCompany && <span>{`${t("company.companyId")} ${normaliseCompanyId(values.companyId)}`}</span>}
					{values.isCompany && values.taxId.trim() !== "" && (
						<span>{`${t("company.taxId")} ${normaliseTaxId(values.taxId)}`}</span>
					)}
				</Lines>
			</SummaryBlock>
			{place === "address" && (
				<SummaryBlock title={t("address.deliveryTitle")} changeHref={`${step}#address`}>
					<Lines>
						{values.isElsewhere ? (
							<AddressLines address={sentAddress(values.address)} />
						) : (
							<span>{t("summary.sameAddress")}</span>
						)}
					</Lines>
				</SummaryBlock>
			)}
		</div>
	);
}

function Lines({ children }: { children: ReactNode }) {
	return <p className={styles.lines}>{children}</p>;
}

/** An address as it will be sent. */
function sentAddress(address: CheckoutValues["invoice"]) {
	return { ...address, zip: normaliseZip(address.zip) };
}
