/** What a link sent by mail is for. */
export const ACCOUNT_LINK_KINDS = ["confirm_email", "change_email", "reset_password"] as const;
export type AccountLinkKind = (typeof ACCOUNT_LINK_KINDS)[number];
