import type { FieldPath } from "react-hook-form";
import { z } from "zod";
import { bodyResolver } from "#components/form/account-resolver.ts";
import { numberOf, personOf, type RequestValues, typedNumber } from "#components/request/request-values.ts";
import { type BalloonType, balloonCount, inflationRequest } from "#lib/contract/schemas/request.ts";
import { sinkingBalloons, type WantedBalloons } from "#lib/domain/request/inflation.ts";
import { BALLOONS_OF_KIND } from "#lib/domain/request/request-terms.ts";
import { pragueMoment } from "#lib/domain/time/calendar-day.ts";
import { isPickupDay, slotsOf } from "./branch-pickup.ts";
import type { OpenBranch } from "./service-branch.ts";

type Values = RequestValues<"inflation">;

/** The form's schema of the request; the idempotency key is added on submit, and missing choices have the form's messages. */
const inflationBody = inflationRequest.omit({ requestKey: true, captchaToken: true }).extend({
	branchId: z.number("branch_required").int("branch_required").min(1, "branch_required"),
	pickupAt: z.iso.datetime({ error: "pickup_required" }),
	partyEndsAt: z.iso.datetime({ error: "party_required" }),
	balloons: z
		.array(
			z.object({
				typeKey: z.string().min(1, "balloon_required"),
				quantity: typedNumber.pipe(balloonCount),
				isOwn: z.boolean(),
				hasGel: z.boolean(),
				wish: z.string(),
			}),
		)
		.min(1, "required"),
});
export type InflationBody = z.output<typeof inflationBody>;

/** The pickup time if the branch has it on the chosen day; null until all three are chosen. */
export function pickupOf(
	{ pickupAt, pickupDay }: Pick<Values, "pickupAt" | "pickupDay">,
	branch: OpenBranch | undefined,
): Date | null {
	const at = new Date(pickupAt).getTime();
	return (branch && slotsOf(branch, pickupDay).find((slot) => slot.getTime() === at)) ?? null;
}

/** The end of the party; null until day and time are filled in. */
export function partyEndOf({ partyDay, partyTime }: Pick<Values, "partyDay" | "partyTime">): Date | null {
	if (!/^\d{4}-\d{2}-\d{2}$/.test(partyDay) || !/^\d{2}:\d{2}$/.test(partyTime)) return null;
	const moment = pragueMoment(partyDay, partyTime);
	return Number.isNaN(moment.getTime()) ? null : moment;
}

type Wanted = WantedBalloons & { kind: BalloonType };

/** The balloons chosen so far, with valid quantities. */
export function wantedOf(types: BalloonType[], rows: Values["balloons"]): Wanted[] {
	return rows.flatMap((row) => {
		const kind = types.find(({ key }) => key === row.typeKey);
		const pieces = numberOf(row.quantity) ?? Number.NaN;
		if (!kind || !(pieces >= BALLOONS_OF_KIND.min && pieces <= BALLOONS_OF_KIND.max)) return [];
		return [{ kind, quantity: pieces, isOwn: row.isOwn, hasGel: row.hasGel && kind.gel_price_with_tax !== null }];
	});
}

type Fault = [name: FieldPath<Values>, message: string];

/** Validates the form, and that all balloons float until the party is over. Of branch, day and time the first is asked for. */
export function inflationResolver(types: BalloonType[], branches: OpenBranch[]) {
	const branchOf = ({ branchId }: Values) => branches.find(({ id }) => String(id) === branchId);
	/** Which choice is missing for a time of pickup. */
	const missing = (values: Values): [name: "branchId" | "pickupDay" | "pickupAt", message: string] => {
		const branch = branchOf(values);
		if (!branch) return ["branchId", "branch_required"];
		return isPickupDay(branch, values.pickupDay)
			? ["pickupAt", "pickup_required"]
			: ["pickupDay", "pickup_day_required"];
	};
	/** The shop's balloons of which nobody said what they are to be. */
	const unsaid = ({ balloons }: Values): Fault[] =>
		balloons.flatMap(({ isOwn, wish }, index) =>
			isOwn || wish.trim() !== "" ? [] : [[`balloons.${index}.wish`, "wish_required"]],
		);
	const untimely = (values: Values): Fault[] => {
		const [pickupAt, partyEndsAt] = [pickupOf(values, branchOf(values)), partyEndOf(values)];
		if (pickupAt === null) return [missing(values)];
		if (partyEndsAt === null) return [];
		if (partyEndsAt < pickupAt) return [["partyTime", "party_before_pickup"]];
		const sinking = sinkingBalloons(wantedOf(types, values.balloons), { pickupAt, partyEndsAt });
		return sinking.length > 0 ? [["balloons", "floats_too_short"]] : [];
	};
	return bodyResolver<Values, InflationBody>({
		schema: inflationBody,
		bodyOf: (values) => ({
			...personOf(values),
			branchId: Number(values.branchId),
			pickupAt: pickupOf(values, branchOf(values))?.toISOString() ?? "",
			partyEndsAt: partyEndOf(values)?.toISOString() ?? "",
			balloons: values.balloons.map((row) => ({
				...row,
				quantity: numberOf(row.quantity),
				// A type without gel ignores a box ticked for another type.
				hasGel: row.hasGel && types.some(({ key, gel_price_with_tax: gel }) => key === row.typeKey && gel !== null),
			})),
		}),
		fields: (values) => ({ partyEndsAt: "partyTime", pickupAt: missing(values)[0] }),
		also: (values) => [...unsaid(values), ...untimely(values)],
	});
}
