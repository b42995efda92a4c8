import type { vouchers } from "#lib/shop/kernel/db/schema/carts.ts";

type NewVoucher = typeof vouchers.$inferInsert;

/** Of the influencer, whose followers ordered with it. */
export const INFLUENCER_VOUCHER = "TEREZA5";

/** A voucher of each kind; the influencer's is second, because tests and the tour of the shop mostly use the first. */
export function demoVouchers(influencerId: number | undefined): NewVoucher[] {
	return [
		{ code: "KONFETY10", type: "percent", value: "10" },
		{ code: INFLUENCER_VOUCHER, type: "percent", value: "5", ownerId: influencerId, commissionPercent: "8" },
		{ code: "STOVKA", type: "amount", value: "100", minimalPrice: "600" },
		{ code: "VITEJTE15", type: "percent", value: "15", quantityPerUser: 1 },
		{ code: "PRVNIBERE", type: "amount", value: "200", quantity: 1 },
		{ code: "NAMAIL50", type: "amount", value: "50", requiresEmail: true },
		{ code: "SKOLKY20", type: "percent", value: "20", groupId: 3 },
		{ code: "DARKOVY500", type: "order", value: "500" },
		{ code: "LETO2035", type: "percent", value: "25", activeFrom: new Date("2035-06-01T00:00:00+02:00") },
		{ code: "VANOCE2025", type: "amount", value: "100", activeTo: new Date("2025-12-25T00:00:00+01:00") },
		{ code: "PUJCOVNA10", type: "percent", value: "10", serviceType: "rental" },
	];
}
