import type { Order } from "#lib/contract/order.ts";

/** Postcode as the Czech and Slovak post write it, "602 00". */
function formatZip(zip: string): string {
	return /^\d{5}$/.test(zip) ? `${zip.slice(0, 3)}\u00a0${zip.slice(3)}` : zip;
}

/** The lines of an address, empty ones left out. */
export function AddressLines({ address }: { address: Order["invoice"] }) {
	const lines = [
		address.company,
		`${address.firstname} ${address.lastname}`.trim(),
		address.street,
		`${formatZip(address.zip)} ${address.city}`.trim(),
	];
	return lines.filter((line) => line !== "").map((line) => <span key={line}>{line}</span>);
}
