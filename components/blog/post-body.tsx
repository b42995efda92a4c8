import styles from "./post-body.module.scss";

/** An article's text. Of Markdown it knows paragraphs, `## ` headings and `- ` lists, and shows everything else as it stands. */
export function PostBody({ markdown }: { markdown: string }) {
	return (
		<div className={styles.root}>
			{markdown
				.trim()
				.split(/\n{2,}/)
				.map((block, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never change places
					<Block key={index} text={block} />
				))}
		</div>
	);
}

function Block({ text }: { text: string }) {
	if (text.startsWith("## ")) return <h2>{text.slice(3)}</h2>;
	const lines = text.split("\n");
	if (!lines.every((line) => line.startsWith("- "))) return <p>{text}</p>;
	return (
		<ul>
			{lines.map((line) => (
				<li key={line}>{line.slice(2)}</li>
			))}
		</ul>
	);
}
