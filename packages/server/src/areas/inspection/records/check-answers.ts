import {
  type Answer,
  type Answers,
  type Assessment,
  type FormItem,
  type FormText,
  isOutside,
  locales,
} from "@benchleaf/contract";

const isDecimal = (text: string): boolean => /^-?\d{1,15}(\.\d{1,9})?$/.test(text);

/** Answers that an item cannot have; their structure is validated before. */
const isImpossible = (item: FormItem, answer: Answer): boolean => {
  switch (item.kind) {
    case "choice": {
      const chosen = answer.options ?? [];
      const isKnown = chosen.every((id) => item.options.some((option) => option.id === id));
      return !isKnown || new Set(chosen).size < chosen.length || (!item.isMultiple && chosen.length > 1);
    }
    case "score":
      return (answer.score ?? 0) > item.most;
    case "photo":
    case "file":
      return (answer.files ?? []).length > item.most;
    case "signature":
      return (answer.files ?? []).length > 1;
    case "table":
      return (answer.rows ?? []).some(
        (row) =>
          row.length > item.columns.length ||
          item.columns.some(({ kind }, at) => {
            const cell = row[at] ?? "";
            return kind === "number" && cell !== "" && !isDecimal(cell);
          }),
      );
    default:
      return false;
  }
};

/** Items whose answers do not fit them, by id. @example findImpossible(assessment, answers) // ["t"] */
export const findImpossible = ({ items }: Assessment, answers: Answers): string[] =>
  items.flatMap(({ item, isShown }) => {
    const answer = answers[item.id];
    return isShown && answer !== undefined && isImpossible(item, answer) ? [item.id] : [];
  });

/** Digests of all photos and files in answers, each once. */
export const digestsOf = (answers: Answers): string[] => [
  ...new Set(Object.values(answers).flatMap(({ files = [] }) => files.map(({ sha256 }) => sha256))),
];

const inAll = (say: (locale: (typeof locales)[number]) => string): FormText =>
  Object.fromEntries(locales.map((locale) => [locale, say(locale).slice(0, 200)]));

const titleIn = (text: FormText, locale: (typeof locales)[number]): string =>
  text[locale] ?? locales.map((other) => text[other]).find((said) => said !== undefined) ?? "";

/** The value that failed, as displayed: in each language if it has a text, else as it is. */
export const findingOf = (item: FormItem, answer: Answer): FormText => {
  switch (item.kind) {
    case "choice":
      return inAll((locale) =>
        item.options
          .filter(({ id, isFail }) => isFail && (answer.options ?? []).includes(id))
          .map(({ title }) => titleIn(title, locale))
          .join(", "),
      );
    case "number":
      return inAll(() => [answer.number, item.unit].filter(Boolean).join(" "));
    case "date":
      return inAll(() => answer.date ?? "");
    case "score":
      return inAll(() => `${answer.score} / ${item.most}`);
    case "table":
      return inAll((locale) =>
        (answer.rows ?? [])
          .flatMap((row) =>
            item.columns.flatMap((column, at) => {
              const cell = row[at] ?? "";
              return column.kind === "number" && isDecimal(cell) && isOutside(cell, column)
                ? [
                    `${row[0] === cell ? "" : `${row[0] ?? ""} `}${titleIn(column.title, locale)} ${cell} ${column.unit}`.trim(),
                  ]
                : [];
            }),
          )
          .join("; "),
      );
    default:
      return {};
  }
};

/** The number that is shown in a trend. */
export const trendValue = (item: FormItem, answer: Answer): number | null => {
  if (item.kind === "number" && answer.number !== undefined) return Number(answer.number);
  if (item.kind === "score" && answer.score !== undefined) return answer.score;
  return null;
};
