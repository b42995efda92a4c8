/** Length of a video: "0:17", "12:05", "1:02:03". */
export function lengthText(durationS: number): string {
	const [hours, minutes, seconds] = [Math.floor(durationS / 3600), Math.floor(durationS / 60) % 60, durationS % 60];
	const two = (number: number) => String(number).padStart(2, "0");
	return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
