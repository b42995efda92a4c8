import { useEffect, useState } from "react";

const MINUTE_MS = 60_000;

/** The current minute, updated as it changes; null in static HTML, which has no clock. */
export function useMinute(): Date | null {
	const [now, setNow] = useState<Date | null>(null);
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout>;
		const tick = () => {
			setNow(new Date());
			timer = setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS));
		};
		tick();
		return () => clearTimeout(timer);
	}, []);
	return now;
}
