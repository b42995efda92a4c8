/** A branch as the forms of the services offer it. */
export type ServiceBranch = { id: number; name: string; street: string; city: string };
