import { type FileKind, fileKinds } from "@benchleaf/contract";

export const sorts = ["name", "-name", "size", "-size", "updateTime", "-updateTime"] as const;
export type Sort = (typeof sorts)[number];
export const periods = ["day", "week", "month", "year"] as const;
export type Period = (typeof periods)[number];

/** Filters of the list, as in its address. */
export interface FileFilter {
  readonly search: string;
  readonly kind: FileKind | undefined;
  readonly ownerId: string | undefined;
  readonly tagId: string | undefined;
  readonly period: Period | undefined;
  readonly sort: Sort;
}

type Query = Readonly<Record<string, string | undefined>>;

/** Invalid values in an address are replaced by defaults. */
export const readFilter = (query: Query): FileFilter => ({
  search: query.search ?? "",
  kind: fileKinds.find((kind) => kind === query.kind),
  ownerId: /^\d{1,18}$/.test(query.owner ?? "") ? query.owner : undefined,
  tagId: /^\d{1,18}$/.test(query.tag ?? "") ? query.tag : undefined,
  period: periods.find((period) => period === query.since),
  sort: sorts.find((sort) => sort === query.sort) ?? "name",
});

export const isFiltered = ({ kind, ownerId, tagId, period }: FileFilter): boolean =>
  [kind, ownerId, tagId, period].some((part) => part !== undefined);

const DAYS: Record<Period, number> = { day: 1, week: 7, month: 30, year: 365 };

/** Start of a period, rounded to the minute, so that the same request is reused within a minute. */
export const startOf = (period: Period, now = Date.now()): string =>
  new Date(Math.floor(now / 60_000) * 60_000 - DAYS[period] * 86_400_000).toISOString();
