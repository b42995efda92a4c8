/** Anchor of the box that takes a payment by card, on an order's page. */
export const PAY_ID = "order-pay";
