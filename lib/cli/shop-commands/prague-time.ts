/** "2026-11-20 11:00", as tables of commands show moments. */
export const pragueTime = new Intl.DateTimeFormat("sv-SE", {
	timeZone: "Europe/Prague",
	dateStyle: "short",
	timeStyle: "short",
});
