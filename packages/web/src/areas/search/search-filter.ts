import { type FileKind, fileKinds } from "@benchleaf/contract";

export const periods = ["day", "week", "month", "year"] as const;
export type Period = (typeof periods)[number];

/** The query, as in the address. */
export interface SearchFilter {
  readonly text: string;
  readonly kind: FileKind | undefined;
  readonly projectId: string | undefined;
  readonly ownerId: string | undefined;
  readonly period: Period | undefined;
}

type Query = Readonly<Record<string, string | undefined>>;

const idOf = (text: string | undefined): string | undefined =>
  /^\d{1,18}$/.test(text ?? "") ? text : undefined;

/** Invalid values in an address are replaced by defaults. */
export const readSearch = (query: Query): SearchFilter => ({
  text: (query.q ?? "").trim(),
  kind: fileKinds.find((kind) => kind === query.kind),
  projectId: idOf(query.project),
  ownerId: idOf(query.owner),
  period: periods.find((period) => period === query.since),
});

const DAYS: Record<Period, number> = { day: 1, week: 7, month: 30, year: 365 };

/** Start of a period, rounded to the minute, so that the same request is reused within a minute. */
export const startOf = (period: Period, now = Date.now()): string =>
  new Date(Math.floor(now / 60_000) * 60_000 - DAYS[period] * 86_400_000).toISOString();
