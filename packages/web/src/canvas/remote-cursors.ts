import type { Selection } from "./selection.ts";

/** This many colours distinguish remote cursors; beyond that, the names do. */
export const REMOTE_CURSOR_COLORS = 6;

/** Someone else who has the same molecule open: where they are, by name and colour. */
export interface RemoteCursor {
  readonly id: string;
  readonly name: string;
  /** Of length 0 for a caret. */
  readonly selection: Selection;
  /** 0 to `REMOTE_CURSOR_COLORS` - 1. */
  readonly ink: number;
}

export const NO_REMOTE_CURSORS: readonly RemoteCursor[] = [];

/** Of a name what a flag has room for. */
export const flagName = (name: string): string => (name.length > 14 ? `${name.slice(0, 13)}…` : name);
