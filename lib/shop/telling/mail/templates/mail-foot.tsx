import type { MailFrame } from "./mail-frame.ts";
import { DRESS, LAYOUT, mailStyles as styles } from "./mail-styles.ts";

const value = { color: DRESS.ink, fontSize: "18px", lineHeight: "1.4", fontWeight: 700 } as const;

/** Whom to call and whom to write to. */
export function Help({ frame: { head, t } }: { frame: MailFrame }) {
	const { phone, email, openingHours: hours } = head;
	if (phone === "" || email === "") return null;
	const said = { phone: held(phone), email, hours };
	return (
		<table
			{...LAYOUT}
			style={{ marginBottom: "20px" }}
			data-text={t(hours === "" ? "helpText" : "helpTextHours", said)}
		>
			<tbody>
				<tr>
					<td colSpan={2} className="ink" style={{ ...styles.subheading, margin: 0, paddingBottom: "8px" }}>
						{t("help")}
					</td>
				</tr>
				<tr>
					<td className="column" width="50%" valign="top" style={styles.line}>
						<span className="soft" style={styles.small}>
							{t("call")}
						</span>
						<br />
						<a href={`tel:${phone.replace(/\s/g, "")}`} className="ink" style={value}>
							{held(phone)}
						</a>
						{hours !== "" && (
							<>
								<br />
								<span className="soft" style={styles.small}>
									{hours}
								</span>
							</>
						)}
					</td>
					<td className="column" width="50%" valign="top" style={styles.line}>
						<span className="soft" style={styles.small}>
							{t("write")}
						</span>
						<br />
						<a href={`mailto:${email}`} className="ink" style={value}>
							{email}
						</a>
					</td>
				</tr>
			</tbody>
		</table>
	);
}

/** The company that writes: business letters say its name, seat, number and register (OZ § 435). */
export function Company({ frame: { head, t } }: { frame: MailFrame }) {
	const { company, street, city, companyId, taxId, registration } = head;
	const lines = [
		[company, street, city],
		[companyId && t("companyId", { id: companyId }), taxId && t("taxId", { id: taxId })],
		[registration],
	].map((line) => line.filter((fact) => fact !== "").join(", "));
	return lines
		.filter((line) => line !== "")
		.map((line) => (
			<p key={line} className="soft" style={{ ...styles.small, margin: 0 }} data-text={line}>
				{line}
			</p>
		));
}

/** A phone number that no line breaks. */
function held(phone: string): string {
	return phone.replaceAll(" ", "\u00a0");
}
