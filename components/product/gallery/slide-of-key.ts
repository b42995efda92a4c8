/** Index of the picture that a key moves to; null for other keys. */
export function slideOfKey(key: string, { index, count }: { index: number; count: number }): number | null {
	if (key === "ArrowLeft") return Math.max(0, index - 1);
	if (key === "ArrowRight") return Math.min(count - 1, index + 1);
	if (key === "Home") return 0;
	if (key === "End") return count - 1;
	return null;
}
