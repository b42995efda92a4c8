/** Where the form of a service begins on its page. */
export const FORM_ID = "poptavka";
