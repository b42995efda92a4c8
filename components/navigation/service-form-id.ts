/** Anchor of the form on a service's page. */
export const FORM_ID = "poptavka";
