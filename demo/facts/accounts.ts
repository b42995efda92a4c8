/** A customer in the demo's club, a group with a discount. */
export const DEMO_MEMBER = {
	email: "clenka@konfety.example",
	password: "KonfetyDemo3",
	what: "club member (10 % off all goods)",
};

/** Accounts of the demo shop, printed by `npm start`. */
export const DEMO_ACCOUNTS: { email: string; password: string; what: string }[] = [
	{ email: "zakaznice@konfety.example", password: "KonfetyDemo1", what: "customer" },
	{ email: "influencer@konfety.example", password: "KonfetyDemo2", what: "influencer (group 2)" },
	DEMO_MEMBER,
];
