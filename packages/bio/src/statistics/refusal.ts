/** Why a calculation is refused; a page has a sentence for each. */
export type StatisticsErrorCode =
  | "group-empty"
  | "group-too-small"
  | "too-few-groups"
  | "too-few-points"
  | "too-many-values"
  | "zero-variance"
  | "all-equal"
  | "no-residual"
  | "cell-empty"
  | "unequal-pairs"
  | "not-a-number"
  | "number-too-large"
  | "decimal-separator-unclear"
  | "not-positive"
  | "not-a-count"
  | "not-an-event"
  | "not-a-probability"
  | "table-too-large"
  | "table-too-small"
  | "total-zero"
  | "level-missing"
  | "no-plateau"
  | "flat"
  | "no-convergence"
  | "straight-line"
  | "role-missing"
  | "no-standards"
  | "no-growth"
  | "no-events";

/** A refusal with what its sentence names. */
export interface StatisticsError {
  readonly code: StatisticsErrorCode;
  readonly message: string;
  /** The affected group, column, level or plateau. */
  readonly name?: string;
  /** The required number, or the affected row, from 1. */
  readonly count?: number;
  /** The text that is no number. */
  readonly text?: string;
}

const sentences: Record<StatisticsErrorCode, string> = {
  "group-empty": "A group holds no values.",
  "group-too-small": "A group holds too few values.",
  "too-few-groups": "There are too few groups.",
  "too-few-points": "There are too few points for this model.",
  "too-many-values": "There are too many values.",
  "zero-variance": "All values of each group are equal, so there is no spread to compare with.",
  "all-equal": "All values are equal.",
  "no-residual": "The model leaves no degrees of freedom for the error.",
  "cell-empty": "A combination of both factors holds no values.",
  "unequal-pairs": "Paired values need a partner in each row.",
  "not-a-number": "A cell holds text where a number is expected.",
  "number-too-large": "A number is too large to calculate with.",
  "decimal-separator-unclear": "Whether the comma separates decimals or thousands is unclear.",
  "not-positive": "A value has to be greater than zero.",
  "not-a-count": "Counts are whole numbers from zero.",
  "not-an-event": "An event is 1, a censored time is 0.",
  "not-a-probability": "A p value is between 0 and 1.",
  "table-too-large": "The table is too large for exact counting.",
  "table-too-small": "The table needs two rows and two columns at least.",
  "total-zero": "A row or a column of the table adds up to zero.",
  "level-missing": "The control or reference is not in the data.",
  "no-plateau": "The data do not reach a plateau, so the midpoint is not determined.",
  flat: "The data do not change with x.",
  "no-convergence": "The fit does not converge.",
  "straight-line": "The points are on a straight line, which does not determine this model.",
  "role-missing": "A column has not been chosen.",
  "no-standards": "There are too few standards of known concentration.",
  "no-growth": "The data show no growth.",
  "no-events": "No event happened.",
};

/** Thrown within the calculations and caught by their entry point (`analyse`), never seen by a caller of the package. */
export class StatisticsRefusal extends Error {
  readonly refusal: StatisticsError;
  constructor(code: StatisticsErrorCode, about: Omit<StatisticsError, "code" | "message"> = {}) {
    super(sentences[code]);
    this.refusal = { code, message: sentences[code], ...about };
  }
}

/** Ends a calculation with a refusal. */
export const refuse = (
  code: StatisticsErrorCode,
  about: Omit<StatisticsError, "code" | "message"> = {},
): never => {
  throw new StatisticsRefusal(code, about);
};
