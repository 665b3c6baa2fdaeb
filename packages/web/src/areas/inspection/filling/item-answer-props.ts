import type { Answer, FormItem } from "@benchleaf/contract";

/** What the field of one item shows and changes. */
export interface ItemAnswerProps<Kind extends FormItem["kind"] = FormItem["kind"]> {
  readonly item: Extract<FormItem, { kind: Kind }>;
  /** The inspection, under which files are stored on this device. */
  readonly taskId: string;
  /** What was answered so far; empty if nothing was. */
  readonly answer: Answer;
  /** The element that names the field. */
  readonly labelId: string;
  /** Undefined takes the answer back. */
  readonly onChange: (answer: Answer | undefined) => void;
  /** Stores a file with its digest, by which an answer names it. */
  readonly onFile: (file: { name: string; blob: Blob; sha256: string }) => Promise<void>;
}
