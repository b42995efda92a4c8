import { useTranslations } from "next-intl";

const SIGN_WIDTH = 46;
/** Largest width of a letter in the logo. */
const LETTER_WIDTH = 18;

/** The shop's logo: confetti and the name. */
export function Logo() {
	const name = useTranslations("shop")("name");
	const width = SIGN_WIDTH + LETTER_WIDTH * name.length;
	return (
		<svg viewBox={`0 0 ${width} 44`} width={width} height="44" aria-hidden="true" focusable="false">
			<g strokeLinecap="round" strokeWidth="5">
				<path d="M6 30 L12 18" stroke="#d3104f" />
				<path d="M20 12 L27 8" stroke="#ffc93c" />
				<path d="M20 34 L28 30" stroke="#3fb68b" />
				<path d="M31 20 L33 27" stroke="#4a90e2" />
			</g>
			<circle cx="8" cy="9" r="3.5" fill="#4a90e2" />
			<circle cx="21" cy="22" r="3" fill="#d3104f" />
			<circle cx="34" cy="12" r="2.5" fill="#3fb68b" />
			<text
				x={SIGN_WIDTH}
				y="31"
				fill="currentColor"
				fontSize="29"
				letterSpacing="-0.9"
				style={{ fontFamily: "var(--font-display)", fontWeight: 750 }}
			>
				{name}
			</text>
		</svg>
	);
}
