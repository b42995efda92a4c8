/**
 * The last thing in either layout's header, which the first paint waits for, so that nothing of the header moves while
 * the rest is read. Chromium waits for the beginning of an expected element, not for its end (HTML, link type "expect").
 */
export const HEADER_END_ID = "header-end";
