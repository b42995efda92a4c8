-- Until now whoever opened the link confirmed the e-mail, a program that looks at mails too: every customer proves it once more.
UPDATE "users" SET "is_confirmed" = false WHERE "is_confirmed";
