/** What one cart may hold. */

export const CART_MAX_LINES = 100;
export const CART_MAX_QUANTITY = 999;
export const CART_MAX_VOUCHERS = 10;
export const VOUCHER_CODE_MAX_LENGTH = 40;
