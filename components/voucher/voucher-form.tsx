"use client";
import { useTranslations } from "next-intl";
import { useId, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import { useReturn } from "#components/ui/use-return.ts";
import type { Cart } from "#lib/contract/schemas/cart.ts";
import type { Locale } from "#lib/domain/locale.ts";
import { CartVouchers } from "./cart-vouchers.tsx";
import { useAddVoucherForm } from "./use-add-voucher-form.ts";
import styles from "./voucher-form.module.scss";

type Told = { text: string; isRefusal: boolean };

const NOTHING: Told = { text: "", isRefusal: false };

/** Vouchers of the cart, and a field to add one, folded away until there is one. The typed code stays until it is accepted. */
export function VoucherForm({ locale, cart }: { locale: Locale; cart: Cart }) {
	const t = useTranslations("voucher");
	const titleId = useId();
	const status = useRef<HTMLParagraphElement>(null);
	const [told, setTold] = useState<Told>(NOTHING);
	// Once it is open it stays so, also when the last voucher is taken out.
	const [isOpen, setIsOpen] = useState(cart.vouchers.length > 0);
	useReturn(() => setTold(NOTHING));
	const { register, submit, errorOf, asksForEmail, isAdding } = useAddVoucherForm({
		locale,
		cart,
		onAdded: (code) => setTold({ text: t("added", { code: code.toUpperCase() }), isRefusal: false }),
		onRefused: (text) => setTold({ text, isRefusal: true }),
	});
	const tellRemoved = (code: string) => {
		setTold({ text: t("removed", { code }), isRefusal: false });
		// The focused button is gone.
		status.current?.focus();
	};
	return (
		<section className={styles.root} aria-labelledby={titleId}>
			<CartVouchers locale={locale} cart={cart} onRemoved={tellRemoved} />
			<details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
				<summary>
					<h2 id={titleId} className={styles.title}>
						{t("title")}
					</h2>
				</summary>
				<form className={asksForEmail ? styles.formTall : styles.form} noValidate onSubmit={submit}>
					<div className={styles.fields}>
						<TextField
							{...register("voucherCode")}
							label={t("code")}
							autoComplete="off"
							autoCapitalize="characters"
							spellCheck={false}
							enterKeyHint="send"
							error={errorOf("voucherCode")}
						/>
						{asksForEmail && (
							<TextField
								{...register("guestEmail")}
								type="email"
								label={t("email")}
								hint={t("emailHint")}
								autoComplete="email"
								isRequired
								error={errorOf("guestEmail")}
							/>
						)}
					</div>
					<div className={asksForEmail ? undefined : styles.submit}>
						<Button type="submit" tone="secondary" isBusy={isAdding}>
							{isAdding ? t("applying") : t("apply")}
						</Button>
					</div>
				</form>
			</details>
			<p ref={status} role="status" tabIndex={-1} className={told.isRefusal ? styles.hidden : styles.status}>
				{told.text}
			</p>
		</section>
	);
}
