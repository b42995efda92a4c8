/** "2026-11-20 11:00", the format of commands' tables. */
export const pragueTime = new Intl.DateTimeFormat("sv-SE", {
	timeZone: "Europe/Prague",
	dateStyle: "short",
	timeStyle: "short",
});
