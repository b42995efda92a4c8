/**
 * Packages that no bundle may contain: they load native code or files of their own from beside their code, or are CommonJS and loaded
 * when they are needed, which a bundle would give without their names.
 */
export const EXTERNAL_PACKAGES = [
	...["pg", "pg-boss", "sharp", "@node-rs/argon2", "pino", "nodemailer", "pdfkit"],
	...["@aws-sdk/client-s3", "@aws-sdk/lib-storage"],
];
