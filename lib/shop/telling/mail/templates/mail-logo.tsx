import { Img } from "react-email";
import { DEMO_NAME } from "../../../../domain/shop-name.ts";
import { pageLinks } from "../../../kernel/links.ts";
import type { MailFrame } from "./mail-frame.ts";
import { LAYOUT, mailStyles as styles } from "./mail-styles.ts";

/** The logo as a link to the shop, and what the mail is about. */
export function Logo({ frame: { head, locale, t }, about }: { frame: MailFrame; about: string | undefined }) {
	const name = t("shop");
	return (
		<table {...LAYOUT} style={{ marginBottom: "16px" }}>
			<tbody>
				<tr>
					<td data-text={name}>
						<a href={`${head.shopUrl}${pageLinks.screen(locale, "home")}`} className="ink" style={styles.shop}>
							{name === DEMO_NAME ? <Drawn shopUrl={head.shopUrl} /> : <Named shopUrl={head.shopUrl} name={name} />}
						</a>
					</td>
					{about !== undefined && (
						<td align="right" className="soft" style={{ ...styles.small, margin: 0 }} data-skip-in-text>
							{about}
						</td>
					)}
				</tr>
			</tbody>
		</table>
	);
}

/** Sizes of the pictures in `public`, in the logo's own units. */
const DRAWN = { width: 154, height: 44 } as const;
const SIGN = { width: 40, height: 44 } as const;
const inline = { ...styles.shop, display: "inline-block", verticalAlign: "middle" } as const;

/** Where pictures are blocked, its `alt` is the name in the logo's size. */
function Drawn({ shopUrl }: { shopUrl: string }) {
	return (
		<>
			<Img src={`${shopUrl}/mail-logo.png`} {...DRAWN} alt={DEMO_NAME} className="ink by-day" style={inline} />
			<Img
				src={`${shopUrl}/mail-logo-dark.png`}
				{...DRAWN}
				alt=""
				className="by-night"
				style={{ ...inline, display: "none" }}
			/>
		</>
	);
}

/** A name of the shop's own, which nobody has drawn: text beside the confetti. */
function Named({ shopUrl, name }: { shopUrl: string; name: string }) {
	return (
		<>
			<Img src={`${shopUrl}/mail-sign.png`} {...SIGN} alt="" style={inline} /> {name}
		</>
	);
}
