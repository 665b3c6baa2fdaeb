import { exactNumber } from "@benchleaf/bio";
import type { Answer, Answers } from "./answers.schema.ts";
import type { FormContent, FormItem } from "./form.schema.ts";

/** The assessment of one item as it is filled in. */
export interface ItemState {
  readonly item: FormItem;
  readonly sectionId: string;
  /** Its condition is met; a hidden item is neither required nor a finding, whatever was answered before. */
  readonly isShown: boolean;
  readonly isAnswered: boolean;
  /** Answered, and outside of what the form calls good. */
  readonly isFailed: boolean;
}

/** The assessment of a filled-in form. */
export interface Assessment {
  /** Every item in the order of the form. */
  readonly items: readonly ItemState[];
  /** Visible, required and unanswered, in the order of the form. */
  readonly missing: readonly ItemState[];
  readonly failed: readonly ItemState[];
  readonly result: "pass" | "fail";
  /** Points reached and reachable in the answered score items; both 0 if there are none. */
  readonly score: number;
  readonly mostScore: number;
}

/** Below, at or above zero where the first decimal is smaller, as large, or larger; exactly. */
const compareDecimals = (one: string, other: string): number => {
  const [a, b] = [exactNumber(one), exactNumber(other)];
  const [left, right] = [a.numerator * b.denominator, b.numerator * a.denominator];
  return left < right ? -1 : left > right ? 1 : 0;
};

/** Whether a number is outside of limits, either of which may be missing; the limits themselves are inside. */
export const isOutside = (
  value: string,
  { min, max }: { readonly min: string | null; readonly max: string | null },
): boolean =>
  (min !== null && compareDecimals(value, min) < 0) || (max !== null && compareDecimals(value, max) > 0);

const isDecimal = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text);

const isAnswered = (item: FormItem, answer: Answer | undefined): boolean => {
  if (answer === undefined) return false;
  switch (item.kind) {
    case "choice":
      return (answer.options ?? []).length > 0;
    case "number":
      return answer.number !== undefined;
    case "text":
      return (answer.text ?? "").trim() !== "";
    case "date":
      return answer.date !== undefined;
    case "photo":
    case "file":
      return (answer.files ?? []).length > 0;
    case "table":
      return (answer.rows ?? []).some((row) => row.some((cell) => cell.trim() !== ""));
    case "signature":
      return (answer.signedBy ?? "") !== "";
    case "score":
      return answer.score !== undefined;
  }
};

const isFailed = (item: FormItem, answer: Answer, day: string): boolean => {
  switch (item.kind) {
    case "choice":
      return item.options.some(({ id, isFail }) => isFail && (answer.options ?? []).includes(id));
    case "number":
      return answer.number !== undefined && isOutside(answer.number, item);
    case "date":
      return item.mustNotBePast && answer.date !== undefined && answer.date < day;
    case "table":
      return (answer.rows ?? []).some((row) =>
        item.columns.some(
          (column, at) =>
            column.kind === "number" && isDecimal(row[at] ?? "") && isOutside(row[at] ?? "", column),
        ),
      );
    case "score":
      return answer.score !== undefined && answer.score < item.passFrom;
    default:
      return false;
  }
};

/**
 * Assesses the answers to a form: which items apply, which are missing, which fail, and the score. The browser shows
 * it while a form is filled in; the server decides with it. `day` is the day of the inspection in its own time zone,
 * `2026-11-30`.
 *
 * @example assessAnswers(form, { t: { number: "-65" } }, "2026-11-30").result // "fail" where t is to stay below -70
 */
export const assessAnswers = (content: FormContent, answers: Answers, day: string): Assessment => {
  const states = new Map<string, ItemState>();
  for (const section of content.sections) {
    for (const item of section.items) {
      const { showIf } = item;
      const other = showIf === null ? undefined : states.get(showIf.item);
      const isMet =
        showIf === null ||
        (other?.isShown === true &&
          {
            failed: other.isFailed,
            passed: other.isAnswered && !other.isFailed,
            answered: other.isAnswered,
            equals: (answers[showIf.item]?.options ?? []).includes(showIf.value ?? ""),
          }[showIf.op]);
      const answer = answers[item.id];
      const answered = isMet && isAnswered(item, answer);
      states.set(item.id, {
        item,
        sectionId: section.id,
        isShown: isMet,
        isAnswered: answered,
        isFailed: answered && isFailed(item, answer!, day),
      });
    }
  }
  const items = [...states.values()];
  const failed = items.filter((one) => one.isFailed);
  const scored = items.filter(({ item, isAnswered: has }) => item.kind === "score" && has);
  return {
    items,
    missing: items.filter((one) => one.isShown && one.item.required && !one.isAnswered),
    failed,
    result: failed.length > 0 ? "fail" : "pass",
    score: scored.reduce((sum, { item }) => sum + (answers[item.id]?.score ?? 0), 0),
    mostScore: scored.reduce((sum, { item }) => sum + (item.kind === "score" ? item.most : 0), 0),
  };
};

/** The answers to items that apply; answers hidden by a changed condition are removed. */
export const visibleAnswers = ({ items }: Assessment, answers: Answers): Answers =>
  Object.fromEntries(
    items.flatMap(({ item, isShown }) => {
      const answer = answers[item.id];
      return isShown && answer !== undefined ? [[item.id, answer]] : [];
    }),
  );
