/** What `make` makes of each of these names, under it. */
export function eachOf<const Name extends string, Made>(
	names: readonly Name[],
	make: (name: Name) => Made,
): Record<Name, Made> {
	return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Made>;
}
