import type { ColumnLabelsByArea, ErrorCode, Locale, TableKindKey } from "@benchleaf/contract";
import { allErrors } from "./all-phrases.ts";
import { letters as englishLetters } from "./en-US/app/mails.ts";
import * as englishColumns from "./en-US/columns.ts";
import * as english from "./en-US/errors.ts";
import { notifications as englishNotices } from "./en-US/notifications/notifications.ts";
import { tables as englishTables } from "./en-US/tables/tables.ts";
import { letters as simplifiedLetters } from "./zh-CN/app/mails.ts";
import * as simplifiedColumns from "./zh-CN/columns.ts";
import * as simplified from "./zh-CN/errors.ts";
import { notifications as simplifiedNotices } from "./zh-CN/notifications/notifications.ts";
import { tables as simplifiedTables } from "./zh-CN/tables/tables.ts";
import { letters as traditionalLetters } from "./zh-TW/app/mails.ts";
import * as traditionalColumns from "./zh-TW/columns.ts";
import * as traditional from "./zh-TW/errors.ts";
import { notifications as traditionalNotices } from "./zh-TW/notifications/notifications.ts";
import { tables as traditionalTables } from "./zh-TW/tables/tables.ts";

export { dashboardPhrasesIn } from "./dashboard-phrases.ts";
export { type DemoPhrases, demoPhrasesIn } from "./demo.ts";
export { bookingMailPhrases } from "./equipment-phrases.ts";
export { inspectionReportPhrases, readyFormText } from "./inspection-phrases.ts";
export { invitationMail as invitationLetter } from "./invitation-mail.ts";
export { methodPhrasesIn } from "./literature-phrases.ts";
export { orderPhrasesIn } from "./order-phrases.ts";
export { translationPhrasesIn } from "./translation-phrases.ts";

const errors: Record<Locale, Readonly<Record<ErrorCode, string>>> = {
  "zh-CN": allErrors(simplified),
  "zh-TW": allErrors(traditional),
  "en-US": allErrors(english),
};

const PLACEHOLDER = /\{\{(\w+)\}\}/g;

/**
 * Returns the message for an error: what happened and what to do next. Used by the server, which needs all languages;
 * the web loads one language and reads `errors[code]` of its entry. Numbers are formatted for the locale.
 *
 * @example errorMessage("en-US", "projectFile.locked") // "This file is locked. Wait until it is unlocked to edit it."
 */
export const errorMessage = (locale: Locale, code: ErrorCode, data?: unknown): string => {
  const values = (data ?? {}) as Readonly<Record<string, unknown>>;
  return errors[locale][code].replace(PLACEHOLDER, (_, name: string) => {
    const value = values[name] ?? "";
    return typeof value === "number" ? value.toLocaleString(locale) : String(value);
  });
};

type LetterKey = keyof typeof simplifiedLetters;

const letters: Record<Locale, Record<LetterKey, string>> = {
  "zh-CN": simplifiedLetters,
  "zh-TW": traditionalLetters,
  "en-US": englishLetters,
};

/**
 * Returns the texts of emails and SMS in one language, with the brand filled in. The web does not load them.
 *
 * @example mailTextsIn("en-US", "Institute")("codeSubject", { code: "123456" }) // "123456 is your Institute code"
 */
export const mailTextsIn =
  (locale: Locale, brand: string) =>
  (key: LetterKey, values: Readonly<Record<string, string | number>> = {}): string =>
    letters[locale][key].replace(PLACEHOLDER, (_, name: string) =>
      String(name === "brand" ? brand : (values[name] ?? "")),
    );

const notices: Record<Locale, Readonly<Record<keyof typeof simplifiedNotices, string>>> = {
  "zh-CN": simplifiedNotices,
  "zh-TW": traditionalNotices,
  "en-US": englishNotices,
};

/** Returns the notification texts for the server's email digest, e.g. `notificationTextsIn("en-US").mailSettings`. */
export const notificationTextsIn = (locale: Locale) => notices[locale];

const columnsIn = (byArea: ColumnLabelsByArea): Readonly<Record<string, string>> =>
  Object.assign({}, ...Object.values(byArea));

const columns: Record<Locale, Readonly<Record<string, string>>> = {
  "zh-CN": columnsIn(simplifiedColumns),
  "zh-TW": columnsIn(traditionalColumns),
  "en-US": columnsIn(englishColumns),
};

/**
 * Returns the name of a table column, followed by alternative names accepted on import. Used by the server, which
 * recognizes headers in all languages.
 *
 * @example columnNames("en-US", "primer", "orderNumber") // ["Order number"]
 */
export const columnNames = (locale: Locale, kind: TableKindKey, column: string): readonly string[] =>
  (columns[locale][`${kind}.${column}`] ?? column).split("|");

/** Returns the displayed column name. @example columnLabel("en-US", "primer", "orderNumber") // "Order number" */
export const columnLabel = (locale: Locale, kind: TableKindKey, column: string): string =>
  columnNames(locale, kind, column)[0] ?? column;

/**
 * Returns the displayed name of a choice of a table column, followed by alternative names accepted on import.
 *
 * @example choiceNames("zh-CN", "material", "kind", "kit") // ["试剂盒"]
 */
export const choiceNames = (
  locale: Locale,
  kind: TableKindKey,
  column: string,
  choice: string,
): readonly string[] => (columns[locale][`${kind}.${column}.${choice}`] ?? choice).split("|");

const tables: Record<Locale, Readonly<Record<keyof typeof simplifiedTables, string>>> = {
  "zh-CN": simplifiedTables,
  "zh-TW": traditionalTables,
  "en-US": englishTables,
};

/** Returns the table texts for exported files, e.g. `tablePhrasesIn("en-US")["kind-primer"]`. */
export const tablePhrasesIn = (locale: Locale) => tables[locale];
