/** Who a text speaks of when it is the demo's, whatever became of its words since; a regular expression of PostgreSQL. */
export const DEMO_COMPANY = String.raw`konfety\.example|Konfety s\.r\.o\.`;
