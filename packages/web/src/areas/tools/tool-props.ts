import type { ToolSource } from "./tool-source.ts";

export interface ToolProps {
  /** What the tool begins with; null for an empty one. */
  readonly source: ToolSource | null;
}
