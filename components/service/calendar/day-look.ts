/** How a day of the calendar looks; its words are in its accessible name. */
export type DayLook = {
	tone: "free" | "taken" | "closed";
	/** "volno", under the number as well where there is room. */
	word: string;
	/** What else the name tells: "první den". */
	also?: string[];
	isOff: boolean;
	isChosen: boolean;
};
