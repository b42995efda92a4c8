/** Goods with their variant, as "Balónek, červená"; goods without a choice have a variant named "". */
export function variantTitle(productName: string, variantName: string): string {
	return variantName === "" ? productName : `${productName}, ${variantName}`;
}
