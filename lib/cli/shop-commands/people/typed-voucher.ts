import { VOUCHER_CODE_MAX_LENGTH } from "#lib/domain/cart/cart-limits.ts";
import { CART_SERVICE_TYPE, normalisedVoucherCode, VOUCHER_TYPES, type VoucherType } from "#lib/domain/cart/voucher.ts";
import { minorToDecimal } from "#lib/domain/money/money.ts";
import { accept } from "#lib/domain/result.ts";
import type { VoucherOrder } from "#lib/shop/selling/voucher/create-vouchers.ts";
import { typedPrice } from "../czk.ts";
import { nearest } from "../nearest.ts";
import { misuse, type Typed, wholeNumber } from "../read-args.ts";
import { typedMoment } from "../typed-moment.ts";

export const COUNT = { min: 1, max: 10_000 };
const QUANTITY = { min: 1, max: 1_000_000 };
const GROUP = { min: 1, max: 2 ** 31 - 1 };

export const voucherOptions = {
	type: { type: "string" },
	value: { type: "string" },
	code: { type: "string" },
	count: { type: "string" },
	from: { type: "string" },
	to: { type: "string" },
	quantity: { type: "string" },
	"per-user": { type: "string" },
	"minimal-price": { type: "string" },
	group: { type: "string" },
	"needs-email": { type: "boolean" },
	service: { type: "string" },
	owner: { type: "string" },
	commission: { type: "string" },
	"dry-run": { type: "boolean" },
} as const;

type Options = {
	[Name in keyof typeof voucherOptions]?: (typeof voucherOptions)[Name]["type"] extends "boolean" ? boolean : string;
};

/** Carries a sentence out of the parsing of an option; caught by `typedVoucher`. */
class Misused extends Error {}

function orThrow<Value>(typed: Typed<Value>): Value {
	if (!typed.ok) throw new Misused(typed.sentence);
	return typed.value;
}

/** The options of `vouchers create`, or a sentence about their fault. */
export function typedVoucher(typed: Options): Typed<VoucherOrder> {
	try {
		return accept(readVoucher(typed));
	} catch (error) {
		if (error instanceof Misused) return misuse(error.message);
		throw error;
	}
}

function readVoucher(typed: Options): VoucherOrder {
	const type = typeOf(typed.type);
	const value = type === "percent" ? percentOf(typed.value, "value") : priceOf(typed.value, "value");
	const code = typed.code === undefined ? null : codeOf(typed.code);
	if (typed.count !== undefined && code !== null)
		throw new Misused("Many vouchers make up their codes: leave --code out.");
	if (typed.count !== undefined && typed.quantity !== undefined) {
		throw new Misused("Each of many vouchers may be used once: leave --quantity out.");
	}
	const activeFrom = typed.from === undefined ? null : orThrow(typedMoment(typed.from, "--from"));
	const activeTo = typed.to === undefined ? null : orThrow(typedMoment(typed.to, "--to", true));
	if (activeFrom && activeTo && activeTo <= activeFrom) throw new Misused("--to must be later than --from.");
	if (typed.commission !== undefined && typed.owner === undefined) {
		throw new Misused("A commission needs its influencer: say who by --owner.");
	}
	const whole = (text: string | undefined, option: string, bounds: { min: number; max: number }) =>
		text === undefined ? null : wholeOf(text, option, bounds);
	return {
		voucher: {
			type,
			value,
			serviceType: typed.service === undefined ? CART_SERVICE_TYPE : serviceOf(typed.service),
			activeFrom,
			activeTo,
			quantity: typed.count === undefined ? whole(typed.quantity, "--quantity", QUANTITY) : 1,
			quantityPerUser: whole(typed["per-user"], "--per-user", QUANTITY),
			minimalPrice: typed["minimal-price"] === undefined ? null : priceOf(typed["minimal-price"], "minimal price"),
			groupId: whole(typed.group, "--group", GROUP),
			requiresEmail: typed["needs-email"] ?? false,
			commissionPercent: typed.commission === undefined ? null : percentOf(typed.commission, "commission"),
		},
		code,
		count: whole(typed.count, "--count", COUNT) ?? 1,
		ownerEmail: typed.owner ?? null,
		isDryRun: typed["dry-run"] ?? false,
	};
}

function typeOf(text: string | undefined): VoucherType {
	if (text === undefined) throw new Misused(`The option --type is missing: ${VOUCHER_TYPES.join(", ")}.`);
	const type = VOUCHER_TYPES.find((one) => one === text);
	if (type) return type;
	throw new Misused(`There is no voucher type "${text}". Did you mean ${nearest(text, [...VOUCHER_TYPES])}?`);
}

function percentOf(text: string | undefined, what: string): string {
	if (text === undefined) throw new Misused(`The option --${what} is missing.`);
	const percent = Number(text.replace(",", "."));
	if (/^\d{1,3}([.,]\d{1,2})?$/.test(text) && percent > 0 && percent <= 100) return `${percent}`;
	throw new Misused(`The ${what} is a percentage above 0 and up to 100, with 2 decimals at most, not "${text}".`);
}

/** A gross price in crowns as decimal text. */
function priceOf(text: string | undefined, what: string): string {
	if (text === undefined) throw new Misused(`The option --${what} is missing.`);
	const minor = orThrow(typedPrice(text, what));
	if (minor === 0) throw new Misused(`The ${what} must be more than nothing.`);
	return minorToDecimal(minor);
}

function wholeOf(text: string, option: string, bounds: { min: number; max: number }): number {
	const number = wholeNumber(text, bounds);
	if (number !== null) return number;
	throw new Misused(`${option} takes a whole number from ${bounds.min} to ${bounds.max}, not "${text}".`);
}

function codeOf(text: string): string {
	const code = normalisedVoucherCode(text);
	if (/^[\p{L}\p{N}-]+$/u.test(code) && code.length <= VOUCHER_CODE_MAX_LENGTH) return code;
	throw new Misused(`A code is up to ${VOUCHER_CODE_MAX_LENGTH} letters, digits and hyphens, not "${text}".`);
}

function serviceOf(text: string): string {
	if (/^[a-z]{1,40}$/.test(text)) return text;
	throw new Misused(`A service is a word of small letters such as ${CART_SERVICE_TYPE}, not "${text}".`);
}
