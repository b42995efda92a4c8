/** Who a call comes from, according to its token. */
export type Session = {
	id: string;
	userId: number;
	/** The token is a day old, or its customer changed group: the reply brings a fresh one. */
	isDue: boolean;
};
