import { checkShop, type ShopFile } from "#lib/shop/backoffice/new/shop-file.ts";

type Ask = (question: string) => Promise<string>;
type Answers = Record<string, unknown>;

const COMPANY: [key: string, question: string][] = [
	["name", "Name of the shop"],
	["company", "Company or your own name"],
	["companyId", "IČO"],
	["taxId", "DIČ (empty: no payer of VAT)"],
	["registration", "Where it is registered, as a sentence for invoices"],
	["street", "Street and number"],
	["city", "Town"],
	["zip", "Postcode"],
	["phone", "Phone"],
	["email", "E-mail"],
	["bankAccount", "Bank account, such as 19-2000145399/0800"],
];

const BRANCH: [key: string, question: string][] = [
	["street", "  Street and number"],
	["city", "  Town"],
	["zip", "  Postcode"],
	["latitude", "  Latitude on the map, such as 49.1921"],
	["longitude", "  Longitude, such as 16.6115"],
	["hours", "  Open on weekdays, such as 09:00-18:00"],
];

/** Asks for all data of a new shop; asks again only for invalid ones. */
export async function askForShop(ask: Ask, complain: (line: string) => void): Promise<ShopFile> {
	const answers: Answers = {};
	for (const [key, question] of COMPANY) answers[key] = (await ask(`${question}: `)).trim();
	const branches: Answers[] = [];
	for (let name = await askForBranch(ask); name !== ""; name = await askForBranch(ask)) {
		const branch: Answers = { name };
		for (const [key, question] of BRANCH) branch[key] = (await ask(`${question}: `)).trim();
		branches.push(branch);
	}
	for (;;) {
		const checked = checkShop(fileOf(answers, branches));
		if (checked.ok) return checked.value;
		for (const fault of checked.faults) complain(fault);
		await askAgain(ask, { answers, branches }, checked.faults);
	}
}

async function askForBranch(ask: Ask): Promise<string> {
	return (await ask("Name of a branch that people can visit (empty: no more): ")).trim();
}

/** Faults begin with the field's name: "zip …", "branches.0.zip …". */
async function askAgain(ask: Ask, { answers, branches }: { answers: Answers; branches: Answers[] }, faults: string[]) {
	const names = new Set(faults.map((fault) => fault.split(" ", 1)[0] ?? ""));
	for (const name of names) {
		const [, index, key = ""] = /^branches\.(\d+)\.(\w+)/.exec(name) ?? [];
		const target = index === undefined ? answers : branches[Number(index)];
		const asked = key === "openingHours" ? "hours" : key || name;
		if (target) target[asked] = (await ask(`${name}: `)).trim();
	}
}

function fileOf({ taxId, ...company }: Answers, branches: Answers[]): unknown {
	return {
		...company,
		...(taxId === "" ? { vatPayer: false } : { vatPayer: true, taxId }),
		branches: branches.map(({ hours, latitude, longitude, ...branch }) => ({
			...branch,
			latitude: Number(latitude),
			longitude: Number(longitude),
			openingHours: Object.fromEntries(["1", "2", "3", "4", "5"].map((day) => [day, hours])),
		})),
	};
}
