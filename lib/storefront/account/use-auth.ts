"use client";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { User } from "#lib/contract/schemas/account.ts";
import { customerQuery } from "../customer/customer.ts";
import { forgetEndedSession } from "../customer/ended-session.ts";
import { useIsSignedIn } from "../customer/signed-in.ts";

/** Who is signed in (promises §3). */
export type AuthState = {
	/** The customer is being loaded. */
	busy: boolean;
	loggedIn: boolean;
	/** By e-mail and password of this shop. */
	strategy: "local";
	/** Null for guests, and until the customer is loaded. */
	user: User | null;
};

/** The login state on this page; a session that the shop has ended is forgotten. */
export function useAuth(): AuthState {
	const loggedIn = useIsSignedIn();
	const { data, error, isFetching } = useQuery({ ...customerQuery(), enabled: loggedIn });
	useEffect(() => {
		forgetEndedSession(error);
	}, [error]);
	// Another component may have loaded the customer before this one hydrates: the first render must equal the server's.
	return { busy: loggedIn && isFetching, loggedIn, strategy: "local", user: loggedIn ? (data ?? null) : null };
}
