import { useFormatter } from "next-intl";

const NEAR_KM = 10;

/** "3,2 km", far away "132 km". */
export function useDistance() {
	const format = useFormatter();
	return (km: number) =>
		format.number(km, { style: "unit", unit: "kilometer", maximumFractionDigits: km < NEAR_KM ? 1 : 0 });
}
