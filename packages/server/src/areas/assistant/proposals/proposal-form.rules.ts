import type { ProposalField, ProposalFieldMark } from "@benchleaf/contract";
import { problem } from "../../../kernel/problem.ts";
import type { ObjectSchema, Tool } from "../tools/tool-catalog.ts";
import { type ToolRequest, valueAt, withValueAt } from "../tools/tool-request.rules.ts";

/** A record or person of a proposed change by its name, as its owner could read it. */
export interface NamedValue {
  readonly text: string;
  readonly address: string | null;
}
export type NamedValues = Readonly<Record<string, NamedValue>>;

/** Records and people are part of what was proposed: someone who means another one discards it and asks again. */
const isFixed = ({ kind }: ProposalFieldMark): boolean => kind === "record" || kind === "person";

const asText = (value: unknown): string =>
  value === undefined || value === null ? "" : typeof value === "string" ? value : JSON.stringify(value);

type Schema = Partial<ObjectSchema> & { readonly enum?: readonly unknown[] };

const schemaAt = (input: ObjectSchema, at: string): Schema | undefined =>
  at
    .split(".")
    .slice(1)
    .reduce<Schema | undefined>((schema, name) => schema?.properties?.[name] as Schema | undefined, input);

const choicesOf = ({ input }: Tool, { at, kind }: ProposalFieldMark): string[] =>
  kind === "choice" ? (schemaAt(input, at)?.enum ?? []).map(String) : [];

const isRequired = ({ input }: Tool, { at }: ProposalFieldMark): boolean =>
  input.required.includes(at.split(".")[1] ?? "");

/** The form of a proposed change, in the order of its mark. Records and people that it does not name are left out. */
export const formOf = (tool: Tool, request: ToolRequest, names: NamedValues): ProposalField[] =>
  (tool.mark.fields ?? []).flatMap((field): ProposalField[] => {
    const value = asText(valueAt(request, field.at));
    if (isFixed(field) && value === "") return [];
    const named = names[field.at];
    return [
      {
        ...{ at: field.at, name: field.name, kind: field.kind, value },
        text: named?.text ?? "",
        address: named?.address ?? null,
        isRequired: isRequired(tool, field),
        choices: choicesOf(tool, field),
      },
    ];
  });

/** An emptied date or time is none; an emptied text is an empty text. */
const valueFrom = ({ kind }: ProposalFieldMark, text: string): string | null =>
  text === "" && (kind === "date" || kind === "time") ? null : text;

/**
 * The request with a person's corrections, which may concern only the fields of the form that can be edited.
 *
 * @throws request.invalid
 */
export const correctedRequest = (
  { mark: { fields = [] } }: Pick<Tool, "mark">,
  request: ToolRequest,
  values: Readonly<Record<string, string>>,
): ToolRequest =>
  Object.entries(values).reduce<ToolRequest>((corrected, [at, text]) => {
    const field = fields.find((one) => one.at === at);
    if (field === undefined || isFixed(field)) throw problem("request.invalid");
    return withValueAt(corrected, at, valueFrom(field, text)) as ToolRequest;
  }, request);
