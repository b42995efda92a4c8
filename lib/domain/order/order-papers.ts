/** Kinds of lines of an order and its documents. The database enum has this order: append new ones. */
export const ORDER_LINE_KINDS = ["goods", "voucher", "delivery", "payment", "rounding"] as const;
export type OrderLineKind = (typeof ORDER_LINE_KINDS)[number];

/** Tax documents that an order may have. */
export const DOCUMENT_KINDS = ["invoice", "credit_note"] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
