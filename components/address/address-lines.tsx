import type { Order } from "#lib/contract/schemas/order.ts";
import { formatZip } from "#lib/domain/people/zip.ts";

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
