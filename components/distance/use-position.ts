import { useState } from "react";
import type { Position } from "#lib/domain/place/distance.ts";

/** A rough position from the last minutes is enough to find the nearest store. */
const OPTIONS: PositionOptions = { enableHighAccuracy: false, timeout: 10_000, maximumAge: 300_000 };

export type Whereabouts =
	| { kind: "unasked" }
	| { kind: "asking" }
	| { kind: "found"; position: Position }
	| { kind: "failed"; why: "unsupported" | "denied" | "unavailable" | "timeout" };

/** The browser's position, requested only by `ask`. It never leaves the browser. */
export function usePosition(): { whereabouts: Whereabouts; ask: () => void } {
	const [whereabouts, setWhereabouts] = useState<Whereabouts>({ kind: "unasked" });
	const ask = () => {
		if (!("geolocation" in navigator)) return setWhereabouts({ kind: "failed", why: "unsupported" });
		setWhereabouts({ kind: "asking" });
		navigator.geolocation.getCurrentPosition(
			({ coords: { latitude, longitude } }) => setWhereabouts({ kind: "found", position: { latitude, longitude } }),
			(error) => setWhereabouts({ kind: "failed", why: reasonOf(error) }),
			OPTIONS,
		);
	};
	return { whereabouts, ask };
}

function reasonOf({ code }: GeolocationPositionError): "denied" | "unavailable" | "timeout" {
	// 1: permission denied; 3: timeout (Geolocation API § 8.2).
	if (code === 1) return "denied";
	return code === 3 ? "timeout" : "unavailable";
}
