import { afterAll, vi } from "vitest";

// Files share a worker: each leaves it as it found it.
afterAll(() => {
	vi.useRealTimers();
	vi.unstubAllEnvs();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});
