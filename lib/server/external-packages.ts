/** Packages that no bundle may contain: they load native code or files of their own from beside their code. */
export const EXTERNAL_PACKAGES = ["pg", "pg-boss", "sharp", "@node-rs/argon2", "pino", "nodemailer", "pdfkit"];
