import {
  type AnalysisAnswer,
  type AnalysisQuery,
  chosenMeasure,
  groupLabel,
  type Locale,
  measureLabel,
  placeLabel,
  type SayTile,
} from "@benchleaf/contract";
import { dashboardPhrasesIn } from "@benchleaf/phrases";

/** Texts of tiles in a language. */
export const translateIn = (locale: Locale): SayTile => {
  const say = dashboardPhrasesIn(locale);
  return (key, values) => say(key, values);
};

/** The unit of a measure as it is written in heads of columns; empty without one. */
export const unitOf = (query: AnalysisQuery, locale: Locale): string => {
  const say = dashboardPhrasesIn(locale);
  const unit = chosenMeasure(query.set, query.measure)?.keys?.unit;
  if (unit === undefined) return "";
  if (unit === "bytes") return "B";
  return say(unit === "hours" ? "unitHours" : unit === "bases" ? "unitBases" : "unitPoints");
};

/** An answer as a table: texts of places, and numbers that are not rounded. */
export interface AnswerTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
}

/** Rows of an answer: one for each place, or, with two axes, one for each of the first with a column for the second. */
export const tableOf = (query: AnalysisQuery, answer: AnalysisAnswer, locale: Locale): AnswerTable => {
  const say = translateIn(locale);
  const unit = unitOf(query, locale);
  const measure = measureLabel(say, query.set, query.measure);
  const figure = unit === "" ? measure : `${measure} (${unit})`;
  const [first, second] = answer.axes;
  if (first === undefined) return { head: [figure], rows: [[answer.total]] };
  const label = (at: 0 | 1) => (place: (typeof first)[number]) =>
    placeLabel(say, query, place, { at, unit: answer.unit });
  const [group] = query.groups;
  const heading = group === undefined ? "" : groupLabel(say, group);
  return {
    head: second === undefined ? [heading, figure] : [heading, ...second.map(label(1))],
    rows: first.map((place, at) => [label(0)(place), ...(answer.values[at] ?? [])]),
  };
};
