// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { StrictMode } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { useNeeded } from "#components/ui/use-needed.ts";

afterEach(cleanup);

/** Code that answers in this order, and then for ever as the last time; what is needed of it is told by `need`. */
function show(answers: ("code" | "dropped")[], isNeeded: boolean) {
	const load = vi.fn(async () => {
		const turn = Math.min(load.mock.calls.length, answers.length);
		if (answers[turn - 1] === "dropped") throw new Error("A chunk did not come");
		return "code";
	});
	const { result, rerender, unmount } = renderHook(({ is }) => useNeeded(load, is), {
		initialProps: { is: isNeeded },
		wrapper: StrictMode,
	});
	const state = () => [result.current.part, result.current.hasFailed];
	return { load, state, need: (is: boolean) => rerender({ is }), fetchNow: () => result.current.fetchNow(), unmount };
}

const HERE = ["code", false];
const NOT_YET = [null, false];
const FAILED = [null, true];

describe("code that is fetched when it is needed", () => {
	test("is not fetched before", async () => {
		const { load, state, need } = show(["code"], false);
		expect(load).not.toHaveBeenCalled();
		expect(state()).toEqual(NOT_YET);
		need(true);
		expect(state()).toEqual(NOT_YET);
		await waitFor(() => expect(state()).toEqual(HERE));
	});

	test("is fetched once, and stays here when it is needed no more", async () => {
		const { load, state, need, fetchNow } = show(["code"], true);
		act(fetchNow);
		await waitFor(() => expect(state()).toEqual(HERE));
		need(false);
		need(true);
		act(fetchNow);
		expect(state()).toEqual(HERE);
		expect(load).toHaveBeenCalledOnce();
	});

	test("can be fetched beforehand", async () => {
		const { load, state, need, fetchNow } = show(["code"], false);
		act(fetchNow);
		await waitFor(() => expect(state()).toEqual(HERE));
		need(true);
		expect(load).toHaveBeenCalledOnce();
	});

	test("after a failure says so, and comes when it is asked for again", async () => {
		const { load, state, fetchNow } = show(["dropped", "code"], true);
		await waitFor(() => expect(state()).toEqual(FAILED));
		expect(load).toHaveBeenCalledOnce();
		act(fetchNow);
		expect(state()).toEqual(NOT_YET);
		await waitFor(() => expect(state()).toEqual(HERE));
		expect(load).toHaveBeenCalledTimes(2);
	});

	test("after a failure is tried again when it is needed anew", async () => {
		const { load, state, need } = show(["dropped", "dropped", "code"], true);
		await waitFor(() => expect(state()).toEqual(FAILED));
		need(false);
		expect(load).toHaveBeenCalledOnce();
		need(true);
		await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
		await waitFor(() => expect(state()).toEqual(FAILED));
		need(false);
		need(true);
		await waitFor(() => expect(state()).toEqual(HERE));
	});
});
