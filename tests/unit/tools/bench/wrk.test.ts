import { expect, test } from "vitest";
import { readWrk } from "#tools/bench/wrk.ts";

const printed = ({ p50 = "5.61ms", p99 = "46.93ms", more = "" } = {}) => `Running 1s test @ http://localhost:3220/
  1 threads and 16 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     8.05ms    7.78ms  68.00ms   92.68%
    Req/Sec   287.80     65.61   370.00     50.00%
  Latency Distribution
     50%    ${p50}
     75%    8.07ms
     90%   12.89ms
     99%   ${p99}
  287 requests in 1.00s, 3.42MB read
${more}Requests/sec:    285.72
Transfer/sec:      3.41MB
`;

test("wrk's count, rate and times in milliseconds are read", () => {
	expect(readWrk(printed())).toEqual({ count: 287, perSecond: 285.72, p50Ms: 5.61, p99Ms: 46.93 });
});

test.each([
	["850.00us", 0.85],
	["1.50s", 1500],
	["2.00m", 120_000],
])("a time of %s is %d ms", (text, ms) => {
	expect(readWrk(printed({ p99: text })).p99Ms).toBeCloseTo(ms, 9);
});

test.each(["  Non-2xx or 3xx responses: 12", "  Socket errors: connect 0, read 3, write 0, timeout 0"])(
	"figures with failures are refused: %s",
	(line) => {
		expect(() => readWrk(printed({ more: `${line}\n` }))).toThrow(line.trim());
	},
);

test("figures without a time are refused", () => {
	expect(() => readWrk(printed({ p50: "nan" }))).toThrow("It printed no latency of 50%");
});
