import type { ReactNode } from "react";
import { Button } from "react-email";
import { formatZip } from "../../../../domain/people/zip.ts";
import { formatHours } from "../../../../domain/time/opening-hours.ts";
import type { MailBranch } from "../mail-branch.ts";
import { weekdayDate } from "../mail-dates.ts";
import type { MailFrame } from "./mail-frame.ts";
import { DRESS, LAYOUT, mailStyles as styles } from "./mail-styles.ts";

type AddressLike = {
	company: string;
	firstname?: string;
	lastname?: string;
	street: string;
	city: string;
	zip: string;
};

export function Title({ children }: { children: ReactNode }) {
	return (
		<h1 className="h1" style={styles.heading}>
			{children}
		</h1>
	);
}

export function Subtitle({ children }: { children: ReactNode }) {
	return <h2 style={styles.subheading}>{children}</h2>;
}

/** The sentence that the mail is read for, below its title: when the goods come; `isSorry` when they should have come. */
export function Lead({ isSorry, children }: { isSorry: boolean; children: ReactNode }) {
	return (
		<p
			className={isSorry ? "lead ink" : "lead good"}
			style={isSorry ? { ...styles.lead, color: DRESS.ink } : styles.lead}
		>
			{children}
		</p>
	);
}

export function P({ children }: { children: ReactNode }) {
	return <p style={styles.text}>{children}</p>;
}

export function Small({ children }: { children: ReactNode }) {
	return (
		<p className="soft" style={styles.small}>
			{children}
		</p>
	);
}

export function TextLink({ href, children }: { href: string; children: ReactNode }) {
	return (
		<a href={href} className="link" style={styles.link}>
			{children}
		</a>
	);
}

/** What the mail asks to do; `isQuiet` for one beside a more important one. */
export function BigButton({
	href,
	isQuiet = false,
	children,
}: {
	href: string;
	isQuiet?: boolean;
	children: ReactNode;
}) {
	return (
		<p style={{ ...styles.text, margin: "16px 0 4px" }}>
			<Button href={href} className={isQuiet ? "quiet" : undefined} style={isQuiet ? styles.quiet : styles.button}>
				{children}
			</Button>
		</p>
	);
}

/** A line across, with room around it. */
export function Rule() {
	return (
		<table {...LAYOUT} style={{ marginBottom: "24px" }} data-skip-in-text>
			<tbody>
				<tr>
					<td className="rule" style={styles.rule}>
						&nbsp;
					</td>
				</tr>
			</tbody>
		</table>
	);
}

/** What stands out, on a ground of its own. */
export function Box({ children }: { children: ReactNode }) {
	return (
		<table {...LAYOUT} style={{ margin: "16px 0" }}>
			<tbody>
				<tr>
					<td className="tint" style={styles.box}>
						{children}
					</td>
				</tr>
			</tbody>
		</table>
	);
}

/** Lines under a title. */
export function Block({ title, lines, children }: { title: string; lines: readonly string[]; children?: ReactNode }) {
	return (
		<>
			<p style={styles.strong}>{title}</p>
			<p style={{ ...styles.line, margin: "0 0 12px" }}>
				{lines
					.filter((line) => line.trim() !== "")
					.map((line, position) => (
						<span key={line}>
							{position > 0 && <br />}
							{line}
						</span>
					))}
				{children}
			</p>
		</>
	);
}

/** A postal address in lines. */
export function addressLines({ company, firstname, lastname, street, city, zip }: AddressLike): string[] {
	const person = [firstname, lastname].filter(Boolean).join(" ");
	return [company, person, street, `${formatZip(zip)} ${city}`.trim()];
}

type BranchLike = { name: string; street: string; city: string; zip: string };

/** A branch under a title: where it is and, if that is known, when it is open. */
export function BranchBlock({
	title,
	place,
	branch,
	frame: { head, locale, t },
}: {
	title: string;
	place: BranchLike;
	branch: MailBranch | null;
	frame: MailFrame;
}) {
	const { week = [], special = [], phone = "", url } = branch ?? {};
	const days = special.map(({ day, hours }) => {
		const named = weekdayDate(locale, day);
		return hours ? t("special", { day: named, hours: formatHours(hours) }) : t("closed", { day: named });
	});
	const lines = [
		...addressLines({ ...place, company: place.name }),
		...week.map((hours, at) => (at === 0 ? t("open", { hours }) : hours)),
		...days,
		phone && t("phone", { phone: phone.replaceAll(" ", "\u00a0") }),
	];
	return (
		<Block title={title} lines={lines}>
			{url && (
				<>
					<br />
					<TextLink href={`${head.shopUrl}${url}`}>{t("directions")}</TextLink>
				</>
			)}
		</Block>
	);
}
