/** Who a call comes from, as its token says. */
export type Session = {
	id: string;
	userId: number;
	/** The token is a day old, or its customer has come into another group: the answer brings a fresh one. */
	isDue: boolean;
};
