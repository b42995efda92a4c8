"use client";
import type { Cart } from "#lib/contract/schemas/cart.ts";
import { ApiError } from "#lib/storefront/client/api-error.ts";
import { useErrorText } from "#lib/storefront/client/use-error-text.ts";

/** A sentence why the cart is too large for one order, or null. */
export function useBasketProblem(cart: Cart | null | undefined): string | null {
	const errorText = useErrorText();
	if (!cart?.problem) return null;
	const refusal = { error: cart.problem, ...(cart.problem_value !== null && { value: cart.problem_value }) };
	return errorText(new ApiError(409, refusal), "invalid", cart.currency);
}
