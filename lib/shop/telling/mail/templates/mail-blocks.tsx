import type { ReactNode } from "react";
import { Section, Text } from "react-email";
import { formatZip } from "../../../../domain/people/zip.ts";
import { mailStyles as styles } from "./mail-styles.ts";

type AddressLike = {
	company: string;
	firstname?: string;
	lastname?: string;
	street: string;
	city: string;
	zip: string;
};

/** A postal address under a title. */
export function AddressBlock({ title, address }: { title: string; address: AddressLike }) {
	const person = [address.firstname, address.lastname].filter(Boolean).join(" ");
	const lines = [address.company, person, address.street, `${formatZip(address.zip)} ${address.city}`].filter(
		(line) => line.trim() !== "",
	);
	return (
		<Block title={title}>
			{lines.map((line, position) => (
				<span key={line}>
					{position > 0 && <br />}
					{line}
				</span>
			))}
		</Block>
	);
}

/** Lines under a title. */
export function Block({ title, children }: { title: string; children: ReactNode }) {
	return (
		<Section style={styles.block}>
			<Text style={styles.strong}>{title}</Text>
			<Text style={styles.line}>{children}</Text>
		</Section>
	);
}
