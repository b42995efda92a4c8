/** Accounts of the demo shop, printed by `npm start`. */
export const DEMO_ACCOUNTS: { email: string; password: string; what: string }[] = [
	{ email: "zakaznice@konfety.example", password: "KonfetyDemo1", what: "customer" },
	{ email: "influencer@konfety.example", password: "KonfetyDemo2", what: "influencer (group 2)" },
];
