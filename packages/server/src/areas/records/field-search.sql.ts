import { baseText, readQuantity } from "@benchleaf/bio";
import type { FieldedKind, FieldType, Id, LibraryKind } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";

/** What somebody typed into the search of a list, as names and custom fields are compared with it. */
export interface RecordSearch {
  /** In small letters, for `like`. */
  readonly pattern: string;
  /** Fields with text, of which a part is enough. */
  readonly texts: readonly Id[];
  /** Fields with numbers, which have to equal the figure. */
  readonly numbers: readonly Id[];
  readonly figure: string | null;
}

const texts: readonly FieldType[] = ["text", "longText", "choice", "choices", "url"];

/** A number finds plain numbers, one with a unit what is as much, in whichever unit it was entered. */
const figureOf = (
  search: string,
): { readonly figure: string; readonly types: readonly FieldType[] } | null => {
  const read = readQuantity(search);
  if (!read.ok) return null;
  return read.unit === null
    ? { figure: read.value, types: ["number", "calculated"] }
    : { figure: baseText({ value: read.value, unit: read.unit }), types: ["quantity"] };
};

const likely = (text: string): string => `%${text.toLowerCase().replaceAll(/[\\%_]/g, "\\$&")}%`;

/**
 * A search in the names and fields of records of a kind, or of several kinds in one table; null without one. Fields that
 * name other records are searched by those records' own lists.
 */
export const searchRecords = async (
  q: Queries,
  kind: FieldedKind | LibraryKind | readonly LibraryKind[],
  search: string | undefined,
): Promise<RecordSearch | null> => {
  if (search === undefined || search === "") return null;
  const exact = figureOf(search);
  const fields = await q.rows<{ id: Id; type: FieldType }>(
    "select id, type from custom_field where kind = any($1::text[]) and not is_archived and type = any($2::text[])",
    [[kind].flat(), [...texts, ...(exact?.types ?? [])]],
  );
  const idsOf = (types: readonly FieldType[]) =>
    fields.filter(({ type }) => types.includes(type)).map(({ id }) => id);
  return {
    pattern: likely(search),
    texts: idsOf(texts),
    numbers: idsOf(exact?.types ?? []),
    figure: exact?.figure ?? null,
  };
};

/** Whether there is a field that a search reads at all. */
export const hasSearchedFields = ({ texts, numbers }: RecordSearch): boolean =>
  texts.length > 0 || numbers.length > 0;

type Given = (value: unknown) => string;

const matches = ({ pattern, texts, numbers, figure }: RecordSearch, given: Given, atMost: number | null) =>
  `saying_matches(${given(pattern)}, ${given(texts)}::bigint[], ${given(numbers)}::bigint[],
    ${given(figure)}::numeric, ${given(atMost)}::integer)`;

/**
 * The condition that the fields of a record match, for lists that are short, or already narrowed down.
 *
 * @param given adds a parameter of the query and returns its name, e.g. `$3`
 */
export const fieldsMatch = (search: RecordSearch, record: string, given: Given): string =>
  hasSearchedFields(search)
    ? `${record} in (select unnest(ids) from ${matches(search, given, null)})`
    : "false";

/** Up to so many records by their fields, from an index; not complete if there are more, or the index cannot say. */
export const findByFields = async (
  q: Queries,
  search: RecordSearch,
  atMost: number,
): Promise<{ readonly ids: readonly Id[]; readonly isComplete: boolean }> => {
  if (!hasSearchedFields(search)) return { ids: [], isComplete: true };
  const values: unknown[] = [];
  const found = await q.row<{ ids: Id[]; is_complete: boolean }>(
    `select ids::text[], is_complete from ${matches(search, (value) => `$${values.push(value)}`, atMost + 1)}`,
    values,
  );
  return { ids: found?.ids ?? [], isComplete: found?.is_complete ?? false };
};

/** The condition that fields of one record match, by its key, for lists that test so many records one after the other. */
export const fieldsOfOneMatch = (
  { pattern, texts, numbers, figure }: RecordSearch,
  kind: FieldedKind,
  record: string,
  given: Given,
): string =>
  `exists (select from field_value v where v.subject_kind = ${given(kind)} and v.subject_id = ${record}
    and (v.field_id = any(${given(texts)}::bigint[]) and v.words like ${given(pattern)}
      or v.field_id = any(${given(numbers)}::bigint[]) and v.number = ${given(figure)}::numeric))`;
