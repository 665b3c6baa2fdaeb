import type { SequenceRecord } from "@benchleaf/bio";
import type {
  FeatureKey,
  Locale,
  PermissionKey,
  TableColumn,
  TableFormat,
  TableKindKey,
  TableParams,
} from "@benchleaf/contract";
import type { z } from "zod";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import { extensionPoint } from "../../kernel/extension-point.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import type { Cell } from "../../kernel/tables/cells.ts";
import { findSwitch } from "../access/access.service.ts";
import type { CellFault, Cells } from "./tables.rules.ts";

export type { Cell } from "../../kernel/tables/cells.ts";
export type { CellFault, Cells } from "./tables.rules.ts";

/** The user for whom rows are checked, written or read, with their current permissions. */
export interface TableCall<Params = TableParams> extends Scope {
  readonly authorities: ReadonlySet<string>;
  readonly locale: Locale;
  readonly params: Params;
}

/** A column that a team has added to a kind, with its word. */
export interface OwnColumn extends TableColumn {
  readonly label: string;
}

/** A row on its way in. */
export interface TableRow {
  readonly number: number;
  readonly cells: Cells;
  /** Data of a record from a sequence file in addition to its cells; null for a row of a table. */
  readonly payload: unknown;
}

/** An area's check of a row: the record exists already, or its errors; undefined if it is valid. */
export type RowVerdict = "good" | "present" | readonly CellFault[];

export interface TableImporting<Params> {
  readonly permission?: PermissionKey;
  /** Its requirements in addition to the permission. @throws permission.denied */
  admit?(q: Queries, call: TableCall<Params>): void | Promise<void>;
  /** Converts a record of a sequence file. Absent: only tables are accepted. */
  ofRecord?(record: SequenceRecord): readonly { readonly cells: Cells; readonly payload?: unknown }[];
  /** One result per row. Rows have all required values, and no duplicates. */
  check(q: Queries, call: TableCall<Params>, rows: readonly TableRow[]): Promise<readonly RowVerdict[]>;
  /** Writes rows that have just been found good, with the audit trail and events of each: all or none. */
  write(tx: Queries, call: TableCall<Params>, rows: readonly TableRow[]): Promise<void>;
  /** So many at a time; absent: 200. */
  readonly rowsAtOnce?: number;
}

export interface TableExporting<Params> {
  readonly permission?: PermissionKey;
  /** @throws permission.denied */
  admit?(q: Queries, call: TableCall<Params>): void | Promise<void>;
  /** Records as the list of these parameters shows them, some at a time; cells by the keys of the columns. */
  records(call: TableCall<Params>): AsyncIterable<readonly Readonly<Record<string, Cell>>[]>;
  /** The same as files of sequences. */
  readonly writings?: Partial<
    Record<Exclude<TableFormat, "csv" | "xlsx">, (call: TableCall<Params>) => AsyncIterable<string>>
  >;
}

/** What an area can do with a kind of table. */
export interface TableKind<Params = TableParams> {
  readonly kind: TableKindKey;
  readonly feature?: FeatureKey;
  readonly params: z.ZodType<Params>;
  /** Behind the columns of its keys: the team's own fields. */
  ownColumns?(q: Queries, params: Params): Promise<readonly OwnColumn[]>;
  readonly importing?: TableImporting<Params>;
  readonly exporting?: TableExporting<Params>;
}

/** Kinds of tables for import and export, by area. */
export const tableKinds = extensionPoint<readonly TableKind[]>("tableKinds");

/** Keeps a kind's own parameters typed, and gives it as one of all. */
export const tableKind = <Params>(kind: TableKind<Params>): TableKind => kind as unknown as TableKind;

type Way = "importing" | "exporting";

export const callOf = (
  { tenantId, userId, authorities }: Pick<Session, "tenantId" | "userId" | "authorities">,
  locale: Locale,
  params: TableParams,
): TableCall => ({ tenantId, userId, authorities, locale, params });

/**
 * Whether this user may import or export this kind. @throws permission.denied, feature.disabled, table.kind.one.way
 */
export const admit = async (q: Queries, kind: TableKind, way: Way, call: TableCall): Promise<void> => {
  const going = kind[way];
  if (going === undefined) throw problem("table.kind.one.way");
  const { permission } = going;
  if (permission !== undefined && !call.authorities.has(permission))
    throw problem("permission.denied", { permission });
  if (kind.feature !== undefined && !(await findSwitch(q, kind.feature)).detail.enabled)
    throw problem("feature.disabled", { feature: kind.feature });
  await going.admit?.(q, call);
};

/** The columns that a team has added to a kind, where its records with these parameters belong. */
export const ownColumnsOf = async (
  q: Queries,
  kind: TableKind,
  params: TableParams,
): Promise<readonly OwnColumn[]> => (await kind.ownColumns?.(q, params)) ?? [];

export const kindFinder =
  (all: () => readonly (readonly TableKind[])[]) =>
  (key: TableKindKey): TableKind => {
    const found = all()
      .flat()
      .find(({ kind }) => kind === key);
    if (found === undefined) throw new Error(`${key}: no area answers`);
    return found;
  };
export type FindKind = ReturnType<typeof kindFinder>;

/** @throws request.invalid */
export const paramsOf = (kind: TableKind, given: unknown): TableParams => {
  const checked = kind.params.safeParse(given);
  if (checked.success) return checked.data;
  throw problem("request.invalid", {
    issues: checked.error.issues.map(({ path, message }) => ({
      path: ["params", ...path].join("."),
      message,
    })),
  });
};
