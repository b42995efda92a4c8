/** Both languages, since the locale may be unknown; not in `messages`, which may be what failed. */
const TEXTS = [
	{
		lang: "cs",
		title: "Něco se pokazilo",
		text: "Omlouváme se, stránku se nepodařilo zobrazit.",
		home: "Na úvodní stránku",
		url: "/",
	},
	{
		lang: "en",
		title: "Something went wrong",
		text: "We are sorry, the page could not be shown.",
		home: "To the home page",
		url: "/en",
	},
] as const;

// Colours of styles/tokens.scss, whose file may be missing too.
const BODY = {
	margin: 0,
	padding: "4.5rem 1rem",
	background: "#fffdf9",
	color: "#1f1a2e",
	font: "1rem/1.55 system-ui, sans-serif",
	textAlign: "center",
} as const;
const LINK = { color: "#a90b3e", fontWeight: 600 } as const;

/** The document shown when the error page itself fails: a message with a link home (promises §2 Generic behaviour). */
export function FallbackPage() {
	return (
		<html lang="cs">
			<body style={BODY}>
				<title>{TEXTS[0].title}</title>
				<main>
					{TEXTS.map(({ lang, title, text, home, url }, index) => (
						<section key={lang} lang={lang}>
							{index === 0 ? <h1>{title}</h1> : <h2>{title}</h2>}
							<p>{text}</p>
							<p>
								{/* A plain link: the router may be what failed. */}
								<a style={LINK} href={url}>
									{home}
								</a>
							</p>
						</section>
					))}
				</main>
			</body>
		</html>
	);
}
