import type { CarrierKey } from "../../../domain/order/carriers.ts";
import { BALIKOVNA } from "./balikovna.ts";
import type { LabelFormat } from "./label-format.ts";
import { PPL } from "./ppl.ts";
import { ZASILKOVNA } from "./zasilkovna.ts";

/** Import files by carrier; a delivery method names its carrier (`delivery_methods.carrier`). */
export const LABEL_FORMATS: Record<CarrierKey, LabelFormat> = {
	zasilkovna: ZASILKOVNA,
	ppl: PPL,
	balikovna: BALIKOVNA,
};
