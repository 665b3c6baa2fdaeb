import type { SequenceRecord, Topology } from "../sequence.ts";

/** A molecule to look at: a record, or its bare bases, which are linear. */
export type Template = string | Pick<SequenceRecord, "sequence" | "topology">;

/** Why a sequence is no template. */
export interface TemplateError {
  readonly code: "empty-template" | "illegal-template-letter" | "protein-template";
  readonly message: string;
  /** Of an illegal base, counted from zero. */
  readonly position?: number;
}

/** A template in upper case, or what is wrong with it. */
export type TemplateCheck =
  | { readonly ok: true; readonly sequence: string; readonly topology: Topology }
  | { readonly ok: false; readonly error: TemplateError };

/**
 * Bases and topology of a template that is DNA or RNA, in any case. Errors: no bases, a protein record, a base that
 * is no base.
 *
 * @example checkTemplate("acgu") // { ok: true, sequence: "acgu", topology: "linear" }
 */
export const checkTemplate = (template: Template): TemplateCheck => {
  const { sequence, topology } =
    typeof template === "string" ? { sequence: template, topology: "linear" as const } : template;
  if (sequence === "") return refuse("empty-template", "The template has no letters.");
  if (typeof template !== "string" && "kind" in template && template.kind === "protein") {
    return refuse("protein-template", "Primers bind DNA or RNA; the template is a protein.");
  }
  const position = sequence.search(/[^ACGTURYSWKMBDHVN]/i);
  if (position >= 0) {
    const message = `"${sequence[position]}" at base ${position + 1} of the template is not a base.`;
    return refuse("illegal-template-letter", message, position);
  }
  return { ok: true, sequence, topology };
};

const refuse = (code: TemplateError["code"], message: string, position?: number): TemplateCheck => ({
  ok: false,
  error: { code, message, ...(position !== undefined && { position }) },
});
