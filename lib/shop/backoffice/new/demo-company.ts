/** Matches texts about the demo's company, even edited ones; a PostgreSQL regular expression. */
export const DEMO_COMPANY = String.raw`konfety\.example|Konfety s\.r\.o\.`;
