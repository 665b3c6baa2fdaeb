import { type ElnFilter, elnFilterSchema } from "@benchleaf/contract";

/** What of the address narrows the list, and the field of the filter that it stands for. */
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
 * The filter that an address speaks of; what it says wrongly narrows nothing.
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

/** A filter as an address says it; all that it does not narrow is taken out. */
export const addressOf = (filter: ElnFilter): AddressChange =>
  Object.fromEntries(names.map((name) => [name, filter[fields[name]]]));
