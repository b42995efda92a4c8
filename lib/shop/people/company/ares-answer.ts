import { z } from "zod";
import type { Company } from "../../../contract/schemas/company.ts";

const text = z.string().max(1500).nullish();
const number = z.number().int().nonnegative().nullish();

/** Fields of ARES's reply that the shop reads (OpenAPI "ARES: REST API – veřejné" 1.3.0); all are optional. */
const subject = z.object({
	ico: z.string().regex(/^\d{8}$/),
	obchodniJmeno: text,
	dic: text,
	dicSkDph: text,
	datumZaniku: text,
	sidlo: z
		.object({
			kodStatu: text,
			nazevObce: text,
			nazevCastiObce: text,
			nazevUlice: text,
			typCisloDomovni: number,
			cisloDomovni: number,
			cisloOrientacni: number,
			cisloOrientacniPismeno: text,
			cisloDoAdresy: text,
			psc: number,
			pscTxt: text,
		})
		.nullish(),
	seznamRegistraci: z.object({ stavZdrojeDph: text, stavZdrojeSkDph: text }).nullish(),
});
type Subject = z.infer<typeof subject>;
type Seat = NonNullable<Subject["sidlo"]>;

/** Type of a house number in ARES: 2 is a registration number (č. ev.). */
const REGISTRATION_NUMBER = 2;

/** Whether a reply says, with the registry's own code, that no such company exists. */
export function isNotFound(answer: unknown): boolean {
	return z.object({ kod: z.literal("NENALEZENO") }).safeParse(answer).success;
}

/** A company from the registry's reply; null for one that no longer exists. Throws on a reply of another shape. */
export function companyOf(answer: unknown): Company | null {
	const found = subject.parse(answer);
	if (found.datumZaniku) return null;
	const seat = found.sidlo ?? {};
	return {
		companyId: found.ico,
		taxId: taxIdOf(found),
		company: line(found.obchodniJmeno, 120),
		street: line(streetOf(seat), 120),
		city: line(seat.nazevObce, 80),
		zip: zipOf(seat),
		country: seat.kodStatu ?? "CZ",
	};
}

/** A VAT payer's own DIČ, or that of its group; blank for a former payer. */
function taxIdOf({ dic, dicSkDph, seznamRegistraci }: Subject): string {
	const isActive = (state: string | null | undefined) => state === "AKTIVNI";
	const given = isActive(seznamRegistraci?.stavZdrojeSkDph)
		? dicSkDph
		: isActive(seznamRegistraci?.stavZdrojeDph)
			? dic
			: "";
	return /^CZ\d{8,10}$/.test(given ?? "") ? (given ?? "") : "";
}

/** Villages without streets: the part of the village, or the village, comes before the number. */
function streetOf(seat: Seat): string {
	const name = seat.nazevUlice ?? seat.nazevCastiObce ?? seat.nazevObce ?? "";
	return `${name} ${houseNumberOf(seat)}`.trim();
}

function houseNumberOf(seat: Seat): string {
	if (typeof seat.cisloDomovni !== "number") return seat.cisloDoAdresy ?? "";
	const kind = seat.typCisloDomovni === REGISTRATION_NUMBER ? "č. ev. " : "";
	const street = typeof seat.cisloOrientacni === "number" ? `/${seat.cisloOrientacni}` : "";
	return `${kind}${seat.cisloDomovni}${street}${street === "" ? "" : (seat.cisloOrientacniPismeno ?? "")}`;
}

function zipOf({ psc, pscTxt }: Seat): string {
	const digits = typeof psc === "number" ? String(psc).padStart(5, "0") : (pscTxt ?? "").replace(/\s/g, "");
	return /^\d{5}$/.test(digits) ? digits : "";
}

/** One line, cut to the length of its field. */
function line(given: string | null | undefined, max: number): string {
	return (given ?? "")
		.replace(/[\s\p{Cc}]+/gu, " ")
		.trim()
		.slice(0, max);
}
