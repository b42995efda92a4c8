import type { ReactNode } from "react";
import { Body, Head, Html, Preview } from "react-email";
import type { MailDrawing } from "../mail-drawings.ts";
import { Company, Help } from "./mail-foot.tsx";
import type { MailFrame } from "./mail-frame.ts";
import { MailHead } from "./mail-head.tsx";
import { Logo } from "./mail-logo.tsx";
import { DRESS, LAYOUT, MAIL_CSS, mailStyles as styles } from "./mail-styles.ts";

type Props = {
	frame: MailFrame;
	/** What a mailbox shows beside the subject. */
	preview: string;
	/** What it is about, beside the logo: "Objednávka 2600001". */
	about?: string | undefined;
	/** The scene of paper at its head; none in mails for the shop's own people. */
	drawing?: MailDrawing;
	/** Whether it goes to the shop's own people, who need not be told whom to call. */
	isToShop?: boolean;
	/** Small print above the company's own. */
	note: ReactNode;
	children: ReactNode;
};

/** Logo, the mail itself on a card, whom to call, and the company that writes. Text from people is escaped by React. */
export function MailPage({ frame, preview, about, drawing, isToShop = false, note, children }: Props) {
	return (
		<Html lang={frame.locale}>
			<Head>
				<meta name="color-scheme" content="light dark" />
				<meta name="supported-color-schemes" content="light dark" />
				<style>{MAIL_CSS}</style>
			</Head>
			<Body lang={frame.locale} className="page" style={styles.body}>
				<Preview>{preview}</Preview>
				<table {...LAYOUT} className="page" bgcolor={DRESS.ground}>
					<tbody>
						<tr>
							<td align="center" style={styles.edge}>
								<table {...LAYOUT} width="600" align="center" style={styles.sheet}>
									<tbody>
										<tr>
											<td className="outer" style={styles.outer}>
												<Logo frame={frame} about={about} />
											</td>
										</tr>
										{drawing && <MailHead frame={frame} drawing={drawing} />}
										<tr>
											<td className="card inner" style={drawing ? styles.cardBelow : styles.card}>
												{children}
											</td>
										</tr>
										<tr>
											<td className="outer" style={{ ...styles.outer, paddingTop: "24px" }}>
												{!isToShop && <Help frame={frame} />}
												{note}
												<Company frame={frame} />
											</td>
										</tr>
									</tbody>
								</table>
							</td>
						</tr>
					</tbody>
				</table>
			</Body>
		</Html>
	);
}
