/** What every call of the API has to do with: its size and the headers of its own. */

export const BODY_MAX_BYTES = 64 * 1024;
/** Header with the shop's own address that every request of the storefront carries (promises §7). */
export const CLIENT_URL_HEADER = "Client-URL";
/** Header of an answer with a fresh token of the same session; the storefront keeps it instead of the one it sent. */
export const RENEWED_TOKEN_HEADER = "Renewed-Token";
/** Header with a key that only this server knows, on its calls to itself. */
export const INTERNAL_KEY_HEADER = "X-Internal-Key";
/** Header with the key of whoever may hear what changed in the shop (CHANGES_KEY). */
export const CHANGES_KEY_HEADER = "Changes-Key";
/** Header of a request and its answer with the name by which the logs know them. */
export const REQUEST_ID_HEADER = "X-Request-Id";
/** Header in which the server itself writes who calls; what a visitor sends under this name is thrown away. */
export const CLIENT_ADDRESS_HEADER = "x-client-address";
