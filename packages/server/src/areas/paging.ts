import { z } from "zod";
import { problem } from "../kernel/problem.ts";
import { refuseUnstorable } from "../kernel/stored-text.ts";

export interface Page<T> {
  readonly records: T[];
  readonly nextCursor: string | null;
}

export type CursorKey = string | number | boolean;

/** The keys of the last row shown, opaque to callers. */
export const encodeCursor = (keys: readonly CursorKey[]): string =>
  Buffer.from(JSON.stringify(keys)).toString("base64url");

/** Undefined for the first page. @throws request.invalid for a cursor that no page of this list gave out */
export const decodeCursor = <T extends z.ZodType>(
  keys: T,
  cursor: string | undefined,
): z.output<T> | undefined => {
  if (cursor === undefined) return undefined;
  let given: unknown;
  try {
    given = JSON.parse(Buffer.from(cursor, "base64url").toString());
  } catch {
    given = undefined;
  }
  refuseUnstorable("query", { cursor: given });
  const checked = keys.safeParse(given);
  if (!checked.success)
    throw problem("request.invalid", { issues: [{ path: "query.cursor", message: "unknown" }] });
  return checked.data;
};

/** A page from `limit + 1` requested rows: the extra row shows that there is a next page. */
export const pageFrom = <Row, T>(
  rows: readonly Row[],
  limit: number,
  present: (row: Row) => T,
  keysOf: (row: Row) => readonly CursorKey[],
): Page<T> => {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    records: shown.map(present),
    nextCursor: rows.length > limit && last !== undefined ? encodeCursor(keysOf(last)) : null,
  };
};

/** An id within a cursor. */
export const idKey = z.string().regex(/^\d{1,18}$/);

/** A pattern that finds a text anywhere in a name, with wildcards escaped. */
export const containing = (search: string): string => `%${search.replace(/[\\%_]/g, "\\$&")}%`;
