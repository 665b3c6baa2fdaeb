import type {
  AnalysisSetKey,
  Endpoint,
  Locale,
  SetFieldOf,
  SetMeasureOf,
  SetTimeOf,
} from "@benchleaf/contract";
import type { Session } from "./context.ts";
import type { Queries } from "./database.ts";
import { type ExtensionPoint, extensionPoint } from "./extension-point.ts";

/** The user who counts. */
export type SetReader = Pick<Session, "tenantId" | "userId" | "authorities">;

/** The rows of a set that a user may read: a FROM clause and conditions. Values are parameters. */
export interface SetRows {
  readonly from: string;
  readonly where: readonly string[];
  /**
   * A table of which most rows may be read: the planner is kept from walking it in the order of an index, row by row,
   * which it takes for cheap where rows were inserted in that order.
   */
  readonly isScanned?: boolean;
}

/** A field as SQL; ids of records with a query for their names. */
export interface SetFieldSql {
  readonly sql: string;
  /** Returns `id` and `name` of those of `$1::bigint[]` that the user may see; only of a field of type `record`. */
  readonly names?: string;
  /** Whether `names` has the reader's language as `$2::text`. */
  readonly isNamedByLanguage?: boolean;
  /** Names of records that come with the product in a language, by the name that is stored. */
  readonly builtInNames?: (locale: Locale) => Readonly<Record<string, string>>;
}

/** How an area counts one of its sets. Only these expressions are part of queries. */
export interface AnalysisSet<Key extends AnalysisSetKey = AnalysisSetKey> {
  readonly key: Key;
  /** The list whose records are counted: without its feature and permission, there is no set. */
  readonly list: Endpoint;
  /** @param give adds a value and returns its parameter */
  readonly rows: (q: Queries, reader: SetReader, give: (value: unknown) => string) => Promise<SetRows>;
  readonly fields: Readonly<Record<SetFieldOf<Key>, SetFieldSql>>;
  /** Numbers; null where a record has none. */
  readonly measures: Readonly<Record<SetMeasureOf<Key>, string>>;
  readonly times: Readonly<Record<SetTimeOf<Key>, string>>;
  /** Id and name of a record, for the list behind a number. */
  readonly id: string;
  readonly name: string;
}

/** Extension point: each area provides its sets. */
export const analysisSets: ExtensionPoint<AnalysisSet> = extensionPoint("how records of a set are counted");

/** The names of accounts of the team, for fields that are people. */
export const NAMES_OF_ACCOUNTS = "select id, name from account where id = any($1::bigint[])";
/** The names of projects that the user may open. */
export const NAMES_OF_PROJECTS = "select id, name from readable_project where id = any($1::bigint[])";

/** Keeps the exact key of a set, and forgets it for the extension point. */
export const analysisSet = <Key extends AnalysisSetKey>(set: AnalysisSet<Key>): AnalysisSet =>
  set as unknown as AnalysisSet;
