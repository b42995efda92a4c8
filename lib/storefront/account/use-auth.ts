"use client";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { User } from "#lib/contract/schemas/account.ts";
import { customerQuery, forgetEndedSession, useIsSignedIn } from "../customer/customer.ts";

/** Who is signed in (promises §3). */
export type AuthState = {
	/** The shop is being asked who it is. */
	busy: boolean;
	loggedIn: boolean;
	/** By e-mail and password of this shop. */
	strategy: "local";
	/** Null for guests, and until the shop has answered. */
	user: User | null;
};

/** The state of signing in on this page; a session that the shop has ended is forgotten. */
export function useAuth(): AuthState {
	const loggedIn = useIsSignedIn();
	const { data, error, isFetching } = useQuery({ ...customerQuery(), enabled: loggedIn });
	useEffect(() => {
		forgetEndedSession(error);
	}, [error]);
	// Another leaf may know the customer already while this one is still being hydrated: the first render must be the server's.
	return { busy: loggedIn && isFetching, loggedIn, strategy: "local", user: loggedIn ? (data ?? null) : null };
}
