import { Body, Button, Container, Head, Heading, Hr, Html, Link, Preview, Section, Text } from "react-email";
import type { Locale } from "../../../../domain/locale.ts";
import { mailStyles as styles } from "./mail-styles.ts";

type LetterLink = { label: string; href: string };

export type Letter = {
	/** What a mailbox shows beside the subject; the title unless said otherwise. */
	preview?: string;
	/** The shop's name. */
	shop: string;
	title: string;
	paragraphs: readonly string[];
	/** What it is about, in a box: the first line in bold. */
	box?: readonly [string, ...string[]];
	button: LetterLink;
	/** A sentence below the button. */
	after?: string;
	/** Small print, with a link when it has one. */
	note: string;
	end?: LetterLink;
};

/** A mail of a few sentences and a button. Text from people is escaped by React. */
export function LetterPage({ locale, letter }: { locale: Locale; letter: Letter }) {
	const { preview = letter.title, shop, title, paragraphs, box, button, after, note, end } = letter;
	return (
		<Html lang={locale}>
			<Head />
			<Preview>{preview}</Preview>
			<Body lang={locale} style={styles.body}>
				<Container style={styles.container}>
					<Text style={styles.shop}>{shop}</Text>
					<Heading style={styles.heading}>{title}</Heading>
					{paragraphs.map((paragraph) => (
						<Text key={paragraph} style={styles.text}>
							{paragraph}
						</Text>
					))}
					{box && <LetterBox lines={box} />}
					<Button href={button.href} style={styles.button}>
						{button.label}
					</Button>
					{after !== undefined && <Text style={styles.text}>{after}</Text>}
					<Hr style={styles.hr} />
					<Text style={styles.small}>{note}</Text>
					{end && (
						<Link href={end.href} style={styles.small}>
							{end.label}
						</Link>
					)}
				</Container>
			</Body>
		</Html>
	);
}

function LetterBox({ lines: [first, ...more] }: { lines: readonly [string, ...string[]] }) {
	return (
		<Section style={styles.box}>
			<Text style={styles.strong}>{first}</Text>
			{more.map((line) => (
				<Text key={line} style={styles.line}>
					{line}
				</Text>
			))}
		</Section>
	);
}
