/** What stands in an order and on its documents, one line each. The database keeps them in this order, so a new one comes last. */
export const ORDER_LINE_KINDS = ["goods", "voucher", "delivery", "payment", "rounding"] as const;
export type OrderLineKind = (typeof ORDER_LINE_KINDS)[number];

/** Tax documents that an order may have. */
export const DOCUMENT_KINDS = ["invoice", "credit_note"] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
