import { Img } from "react-email";
import { MAIL_HEAD, type MailDrawing } from "../mail-drawings.ts";
import type { MailFrame } from "./mail-frame.ts";
import { mailStyles as styles } from "./mail-styles.ts";

/**
 * The upper part of the card: a sheet of paper with scallops, as wide as the mail. Decoration without a height of its own, so that nothing is
 * left of it where pictures are blocked; below its scallops it is clear, on light and on dark.
 */
export function MailHead({ frame: { head }, drawing }: { frame: MailFrame; drawing: MailDrawing }) {
	return (
		<tr>
			<td className="card" style={styles.cardHead}>
				<Img
					src={`${head.shopUrl}/mail/head-${drawing}.png`}
					width={MAIL_HEAD.width}
					alt=""
					style={{ width: "100%", height: "auto", borderRadius: "15px 15px 0 0" }}
				/>
			</td>
		</tr>
	);
}
