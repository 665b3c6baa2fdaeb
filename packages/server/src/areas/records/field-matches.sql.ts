import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";

/** What one field of a record must say, as the database compares it; made by `filtersText`. */
export interface FieldTest {
  readonly field: Id;
  readonly part: string | null;
  readonly line: string | null;
  readonly least: string | null;
  readonly most: string | null;
}

/** How a list finds the records of which all tests hold. */
export interface NarrowedByFields {
  /** All records of which the rarest test holds; null if there are too many of each. */
  readonly ids: readonly Id[] | null;
  /** Tests of each record. */
  readonly tests: readonly FieldTest[];
}

/** Up to so many records are fetched by their field; more are common enough to be met on the way through the list. */
const RARE = 2_000;

/**
 * Looks in the index of each field whether few records match, which are then fetched, or many, which a list meets soon
 * when it goes through its records in their order.
 */
export const narrowByFields = async (q: Queries, filters: string | null): Promise<NarrowedByFields> => {
  const tests = filters === null ? [] : (JSON.parse(filters) as FieldTest[]);
  const found = await Promise.all(
    tests.map(({ field, part, line, least, most }) =>
      q.rows<{ id: Id }>("select field_matches($1, $2, $3, $4::numeric, $5::numeric, $6)::text as id", [
        ...[field, part, line, least, most],
        RARE + 1,
      ]),
    ),
  );
  const [rarest] = [...found].sort((one, other) => one.length - other.length);
  return {
    ids: rarest === undefined || rarest.length > RARE ? null : rarest.map(({ id }) => id),
    tests,
  };
};

/**
 * The condition that a test holds of a record, by the key of its value.
 *
 * @param given adds a parameter of the query and returns its name, e.g. `$3`
 */
export const fieldCondition = (
  { field, part, line, least, most }: FieldTest,
  kind: string,
  record: string,
  given: (value: unknown) => string,
): string => {
  const conditions = [
    `v.field_id = ${given(field)}`,
    `v.subject_id = ${record}`,
    `v.subject_kind = ${given(kind)}`,
    ...(part === null ? [] : [`v.words like ${given(part)}`]),
    ...(line === null ? [] : [`${given(line)} = any (string_to_array(v.words, e'\\n'))`]),
    ...(least === null ? [] : [`v.number >= ${given(least)}::numeric`]),
    ...(most === null ? [] : [`v.number <= ${given(most)}::numeric`]),
  ];
  return `exists (select from field_value v where ${conditions.join(" and ")})`;
};
