import { Img } from "react-email";
import type { MailDrawing } from "../mail-drawings.ts";
import { BigButton, Box, P, Small, TextLink, Title } from "./mail-blocks.tsx";
import type { MailFrame } from "./mail-frame.ts";
import { MailPage } from "./mail-page.tsx";
import { DRESS, LAYOUT, mailStyles as styles } from "./mail-styles.ts";

type LetterLink = { label: string; href: string };

export type Letter = {
	/** What a mailbox shows beside the subject; the title unless said otherwise. */
	preview?: string;
	title: string;
	/** The scene at its head. */
	drawing: MailDrawing;
	paragraphs: readonly string[];
	/** Goods that it is about: their lines, the first one in bold, beside their picture. */
	goods?: { lines: readonly [string, ...string[]]; picture: string | null; tint: string };
	button: LetterLink;
	/** A sentence below the button. */
	after?: string;
	/** Small print, with a link when it has one. */
	note: string;
	end?: LetterLink;
};

/** A mail of a few sentences and a button. Text from people is escaped by React. */
export function LetterPage({ frame, letter }: { frame: MailFrame; letter: Letter }) {
	const { preview = letter.title, title, drawing, paragraphs, goods, button, after, note, end } = letter;
	const small = (
		<>
			<Small>{note}</Small>
			{end && (
				<Small>
					<TextLink href={end.href}>{end.label}</TextLink>
				</Small>
			)}
		</>
	);
	return (
		<MailPage frame={frame} preview={preview} drawing={drawing} note={small}>
			<Title>{title}</Title>
			{paragraphs.map((paragraph) => (
				<P key={paragraph}>{paragraph}</P>
			))}
			{goods && <Goods {...goods} />}
			<BigButton href={button.href}>{button.label}</BigButton>
			{after !== undefined && <Small>{after}</Small>}
		</MailPage>
	);
}

function Goods({ lines: [first, ...more], picture, tint }: NonNullable<Letter["goods"]>) {
	return (
		<Box>
			<table {...LAYOUT}>
				<tbody>
					<tr>
						{picture !== null && (
							<td width="112">
								<Img
									src={picture}
									width="96"
									height="120"
									alt=""
									style={{ borderRadius: "8px", backgroundColor: tint || DRESS.card }}
								/>
							</td>
						)}
						<td>
							<p style={{ ...styles.strong, fontSize: "17px" }}>{first}</p>
							{more.map((line) => (
								<p key={line} style={styles.line}>
									{line}
								</p>
							))}
						</td>
					</tr>
				</tbody>
			</table>
		</Box>
	);
}
