import type { Cart, CartItem } from "../../../contract/schemas/cart.ts";
import { type CartLineAmount, goodsTotals, missingToFreeDeliveryMinor } from "../../../domain/cart/cart.ts";
import { checkCart } from "../../../domain/cart/check-cart.ts";
import { isRemovableVoucher } from "../../../domain/cart/voucher.ts";
import { availabilityOf } from "../../../domain/goods/availability.ts";
import { packOf } from "../../../domain/goods/pack.ts";
import type { Locale } from "../../../domain/locale.ts";
import { type Currency, convertMinor } from "../../../domain/money/money.ts";
import { unitCzkMinor } from "../../../domain/money/price.ts";
import type { OrderLimits } from "../../../domain/order/order-limits.ts";
import { netPriceFields } from "../../goods/catalogue/price-fields.ts";
import { pictureOf } from "../../goods/media/picture-of.ts";
import { pageLinks } from "../../kernel/links.ts";
import { type CheckedVoucher, voucherAmounts } from "../voucher/check-vouchers.ts";
import type { CartRow } from "./cart.sql.ts";
import { cartFacts } from "./cart-facts.ts";
import type { CartItemRow } from "./cart-items.sql.ts";

/** Items as amounts in a currency: converted per unit, then multiplied (decisions 2). */
export function lineAmounts(rows: CartItemRow[], currency: Currency): CartLineAmount[] {
	return rows.map((row) => ({
		unitMinor: convertMinor(unitCzkMinor(row), currency),
		quantity: row.quantity,
		vatPercent: row.vat,
	}));
}

export function itemReply(row: CartItemRow, locale: Locale, currency: Currency): Omit<CartItem, "children"> {
	const unitCzk = unitCzkMinor(row);
	const unit = convertMinor(unitCzk, currency);
	const seen = row.seen_unit_minor === null ? unit : convertMinor(row.seen_unit_minor, currency);
	const { warehouse, branches, is_active: isActive, is_restocked: isRestocked } = row;
	return {
		id: row.id,
		product: {
			id: row.product_id,
			slug: row.product_slug,
			name: row.product_name,
			url: pageLinks.product(locale, { id: row.product_id, slug: row.product_slug, categorySlug: row.category_slug }),
			code: row.product_code,
			main_image: pictureOf(row.picture_key, row.product_name),
			tint: row.tint,
			tax_rate: { rate: Number(row.vat) },
			categories: [{ id: row.category_id, slug: row.category_slug, name: row.category_name }],
			minimum_age: row.minimum_age,
			pack: packOf(row.pack),
			withdrawal_exemption: row.withdrawal_exemption,
		},
		variant: {
			id: row.variant_id,
			name: row.variant_name,
			code: row.variant_code,
			...netPriceFields(row),
			price_with_tax: unit,
			price_czk: unitCzk,
		},
		quantity: row.quantity,
		note: row.note,
		parentId: row.parent_id,
		parent_id: row.parent_id,
		total_with_tax: unit * row.quantity,
		previous_price_with_tax: seen === unit ? null : seen,
		availability: availabilityOf({ isActive, isRestocked, warehouse, branches }),
		stock: isActive ? warehouse + branches : 0,
		...(isActive && warehouse === 0 && branches > 0 ? { branches_only: true } : {}),
	};
}

/** The whole cart as the storefront shows it; the one place that computes its money. */
export function cartReply(
	{ cart, items, vouchers }: { cart: CartRow; items: CartItemRow[]; vouchers: CheckedVoucher[] },
	locale: Locale,
	limits: OrderLimits,
): Cart {
	const { currency } = cart;
	const totals = goodsTotals(lineAmounts(items, currency), voucherAmounts(vouchers, currency));
	const czk = { ...currency, rate: "1", decimals: 2 };
	const czkTotals = goodsTotals(lineAmounts(items, czk), voucherAmounts(vouchers, czk));
	const problem = checkCart(cartFacts({ cart, items, goodsCzkMinor: czkTotals.afterVouchersMinor }, limits));
	const children = Map.groupBy(items, (item) => item.parent_id);
	return {
		id: cart.id,
		tempId: cart.user_id === null ? cart.id : null,
		items: (children.get(null) ?? []).map((item) => ({
			...itemReply(item, locale, currency),
			children: (children.get(item.id) ?? []).map((child) => itemReply(child, locale, currency)),
		})),
		vouchers: vouchers.map((voucher, index) => ({
			voucher_id: voucher.id,
			code: voucher.code,
			voucher_type: voucher.type,
			value: Number(voucher.value),
			discount_with_tax: totals.discounts[index]?.minor ?? 0,
			problem: voucher.problem?.code ?? null,
			problem_value: voucher.problem?.value ?? null,
			removable: isRemovableVoucher(voucher),
		})),
		count: items.reduce((sum, item) => sum + item.quantity, 0),
		problem: problem?.code ?? null,
		problem_value: problem?.value ?? null,
		currency: {
			id: currency.id,
			code: currency.code,
			symbol_before: currency.symbol_before,
			symbol_after: currency.symbol_after,
			decimals: currency.decimals,
		},
		totals: {
			goods_with_tax: totals.goodsMinor,
			discount_with_tax: totals.discountMinor,
			total_with_tax: totals.afterVouchersMinor,
			total_czk: czkTotals.afterVouchersMinor,
			missing_to_free_delivery: missingToFreeDeliveryMinor(czkTotals.afterVouchersMinor),
		},
	};
}
