/** Begin and end of a voucher's validity, as instants. */
export function periodOf(row: { active_from: string | null; active_to: string | null }) {
	const instantOf = (text: string | null) => (text === null ? null : new Date(text));
	return { activeFrom: instantOf(row.active_from), activeTo: instantOf(row.active_to) };
}
