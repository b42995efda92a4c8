// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { CopyrightYear } from "#components/layout/copyright-year.tsx";

afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

test("the year comes from the visitor's clock, whenever the page was rendered", () => {
	const line = <CopyrightYear text="© {year} Konfety" />;
	vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-12-31T12:00:00Z") });
	expect(renderToString(line)).not.toContain("2026");
	vi.setSystemTime(new Date("2027-01-02T12:00:00Z"));
	expect(render(line).container.textContent).toBe("© 2027 Konfety");
});
