import { pragueDay } from "../../../domain/time/calendar-day.ts";
import { csvAmount, csvOf } from "../../kernel/base/csv.ts";
import type { BooksTexts } from "../../telling/document/books-texts.ts";
import { plain } from "../../telling/document/document-format.ts";
import type { MoneyMove } from "./money.sql.ts";

/** Payments in (positive) and out (negative), a line each, to match with statements of bank and gateway. */
export function moneyCsv(moves: readonly MoneyMove[], t: BooksTexts): string {
	const keys = ["day", "what", "way", "order", "document", "transaction", "amount", "currency", "to", "note"] as const;
	const rows = moves.map((move) => [
		pragueDay(move.at),
		t(`what.${move.what}`),
		// A gateway is named, other ways are translated.
		move.gateway ?? t(`ways.${move.way}`),
		move.order,
		move.document,
		move.transaction,
		csvAmount(move.amountMinor, move.currency.decimals),
		move.currency.code,
		plain(move.to),
		move.reason ? t(`reasons.${move.reason}`) : plain(move.note),
	]);
	return csvOf([keys.map((key) => t(`money.${key}`)), ...rows], ";");
}
