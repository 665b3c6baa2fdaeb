/** The kind of a field of a form in which a person confirms a proposed change. */
export type ProposalFieldKind =
  | "text"
  | "longText"
  | "decimal"
  | "date"
  | "time"
  | "choice"
  | "record"
  | "person";

/** Names of the fields of such forms; each has its words in the phrases as `assistant.field-<name>`. */
export const proposalFieldNames = [
  "title",
  "description",
  "dueDate",
  "project",
  "assignee",
  "device",
  "startTime",
  "endTime",
  "purpose",
  "name",
  "template",
  "content",
  "warehouse",
  "material",
  "amount",
  "unit",
  "reason",
  "comment",
  "record",
  "task",
] as const;
export type ProposalFieldName = (typeof proposalFieldNames)[number];

/** One field of a proposed change. */
export interface ProposalFieldMark {
  /** Where the value is in the request, e.g. `body.title` or `params.warehouseId`. */
  readonly at: `${"params" | "body"}.${string}`;
  readonly name: ProposalFieldName;
  readonly kind: ProposalFieldKind;
  /** Of a record: the tool that reads it, whose parameters are taken from the request by their names. */
  readonly readBy?: { readonly tool: string; readonly params: Readonly<Record<string, string>> };
}

/** How records of a response are shown as links. Paths are dotted, e.g. `file.name`. */
export interface RecordLinksMark {
  /** Where the list of records is in the response, e.g. `records`; absent if the response is the list or the record. */
  readonly list?: string;
  readonly title: string;
  /** The page of a record with its fields, or parameters of the request, in braces: `/eln/{id}`. */
  readonly to?: string;
  /** Instead of `to`: where in the record its file is, whose kind has a page; empty if the record is the file. */
  readonly file?: string;
}

/**
 * Marks an endpoint that the assistant and MCP clients may use, with the rights of the asking person: a GET endpoint
 * is called, any other is proposed to the person as a form with `fields`.
 */
export interface AssistantTool {
  /** Unique, e.g. `search_files`. */
  readonly name: string;
  /** For a language model, in English: what it does and what for. */
  readonly description: string;
  /** Fields of `query` or `body` that are offered; absent for all of `query`, or those of `fields`. */
  readonly inputs?: readonly string[];
  readonly links?: RecordLinksMark;
  /** Of a change: what the person sees and may correct. */
  readonly fields?: readonly ProposalFieldMark[];
  /** Of a change: values of `body` that are not asked for. */
  readonly fixed?: Readonly<Record<string, unknown>>;
}
