/** The data of a branch that the services' forms need. */
export type ServiceBranch = { id: number; name: string; street: string; city: string };
