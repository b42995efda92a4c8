/** Saves content fetched with the customer's token as a file. */
export function saveFile(name: string, content: string | Blob, type: string): void {
	const url = URL.createObjectURL(new Blob([content], { type }));
	const link = document.createElement("a");
	link.href = url;
	link.download = name;
	link.click();
	// Safari reads the file after the click has been handled.
	setTimeout(() => URL.revokeObjectURL(url));
}
