import { type ElnFilter, elnFilterSchema } from "@benchleaf/contract";

/** Filters in the address, and the fields they set. */
const fields = {
  search: "search",
  project: "projectId",
  author: "ownerId",
  tag: "tagId",
  process: "processStatus",
  audit: "auditStatus",
  category: "category",
  made: "templateName",
  from: "from",
  to: "to",
} as const satisfies Record<string, keyof ElnFilter>;
const names = Object.keys(fields) as (keyof typeof fields)[];

/** Part of an address; undefined takes a name out of it. */
export type AddressChange = Readonly<Partial<Record<keyof typeof fields, string | undefined>>>;

/**
 * The filter of an address; invalid values are ignored.
 * @example `readFilter({ audit: "draft", from: "yesterday" })` is `{ auditStatus: "draft" }`
 */
export const readFilter = (query: Readonly<Record<string, string | undefined>>): ElnFilter =>
  Object.fromEntries(
    names.flatMap((name) => {
      const field = fields[name];
      const value = elnFilterSchema.shape[field].safeParse(query[name]);
      return value.success && value.data ? [[field, value.data]] : [];
    }),
  );

/** A filter as an address; defaults are left out. */
export const addressOf = (filter: ElnFilter): AddressChange =>
  Object.fromEntries(names.map((name) => [name, filter[fields[name]]]));
