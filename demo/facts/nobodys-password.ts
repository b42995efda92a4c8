/** A well-formed Argon2 hash that matches no known password: an account with it cannot log in. */
export const NOBODYS_PASSWORD = `$argon2id$v=19$m=19456,t=2,p=1$${"A".repeat(22)}$${"A".repeat(43)}`;
