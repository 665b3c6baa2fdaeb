import type { AlignmentCall, AlignmentContent, AlignmentRow } from "@benchleaf/contract";

/** An alignment being edited: its current content, undo and redo. */
export interface AlignmentDocument {
  readonly content: AlignmentContent;
  /** What the server has; unsaved means another object than that. */
  readonly saved: AlignmentContent;
  readonly past: readonly AlignmentContent[];
  readonly future: readonly AlignmentContent[];
}

type Author = Pick<AlignmentCall, "authorId" | "authorName" | "time">;

export type AlignmentStep =
  /** A call of a read becomes `to`; the same residue accepts it. Null takes the decision back. */
  | {
      readonly type: "call";
      readonly rowId: string;
      readonly column: number;
      readonly to: string | null;
      readonly by: Author;
    }
  | { readonly type: "hide"; readonly rowIds: readonly string[]; readonly isHidden: boolean }
  | { readonly type: "move"; readonly rowId: string; readonly by: -1 | 1 }
  | { readonly type: "order"; readonly rowIds: readonly string[] }
  | { readonly type: "reference"; readonly rowId: string | null }
  | { readonly type: "expect"; readonly featureIds: readonly string[] }
  | { readonly type: "quality"; readonly minimumQuality: number }
  /** Work that an ended page left behind, instead of what is here. */
  | { readonly type: "restore"; readonly content: AlignmentContent }
  | { readonly type: "undo" }
  | { readonly type: "redo" }
  /** Someone else saved meanwhile, and both go together. */
  | {
      readonly type: "merged";
      readonly mine: AlignmentContent;
      readonly theirs: AlignmentContent;
      readonly content: AlignmentContent;
    }
  | { readonly type: "saved"; readonly sent: AlignmentContent; readonly content: AlignmentContent };

const MOST_STEPS = 200;

export const openDocument = (content: AlignmentContent): AlignmentDocument => ({
  content,
  saved: content,
  past: [],
  future: [],
});

export const isUnsaved = ({ content, saved }: AlignmentDocument): boolean => content !== saved;

/** A row with a decision about the call in a column. The residue as called stays what it was. */
const decide = (row: AlignmentRow, column: number, to: string | null, by: Author): AlignmentRow => {
  const now = row.letters[column];
  if (row.read === null || now === undefined || now === " ") return row;
  const before = row.calls.find((call) => call.column === column);
  const from = before?.from ?? now;
  const letter = to ?? from;
  // A gap without a base call or edit carries no information.
  if (to !== null && from === "-" && to === "-") return row;
  const others = row.calls.filter((call) => call.column !== column);
  const calls = to === null ? others : [...others, { column, from, to: letter, ...by }];
  const letters = row.letters.slice(0, column) + letter + row.letters.slice(column + 1);
  return { ...row, letters, calls: calls.toSorted((one, other) => one.column - other.column) };
};

const changeRow = (
  content: AlignmentContent,
  rowId: string,
  change: (row: AlignmentRow) => AlignmentRow,
) => ({
  ...content,
  rows: content.rows.map((row) => (row.id === rowId ? change(row) : row)),
});

const moveRow = (content: AlignmentContent, rowId: string, by: -1 | 1): AlignmentContent => {
  const from = content.rows.findIndex(({ id }) => id === rowId);
  const to = from + by;
  if (from < 0 || to < 0 || to >= content.rows.length) return content;
  const rows = [...content.rows];
  [rows[from], rows[to]] = [rows[to]!, rows[from]!];
  return { ...content, rows };
};

type Change = Exclude<AlignmentStep, { type: "undo" | "redo" | "saved" | "merged" }>;

const change = (content: AlignmentContent, step: Change): AlignmentContent => {
  switch (step.type) {
    case "call":
      return changeRow(content, step.rowId, (row) => decide(row, step.column, step.to, step.by));
    case "hide": {
      const chosen = new Set(step.rowIds);
      const rows = content.rows.map((row) =>
        chosen.has(row.id) ? { ...row, isHidden: step.isHidden } : row,
      );
      // Something must be left to see.
      return rows.every(({ isHidden }) => isHidden) ? content : { ...content, rows };
    }
    case "move":
      return moveRow(content, step.rowId, step.by);
    case "order": {
      const place = new Map(step.rowIds.map((id, index) => [id, index]));
      const rows = content.rows.toSorted(
        (one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0),
      );
      return { ...content, rows };
    }
    case "reference":
      return { ...content, referenceId: step.rowId };
    case "expect":
      return { ...content, expectedFeatures: [...step.featureIds] };
    case "quality":
      return { ...content, minimumQuality: step.minimumQuality };
    case "restore":
      return step.content;
  }
};

export const stepDocument = (document: AlignmentDocument, step: AlignmentStep): AlignmentDocument => {
  const { content, past, future } = document;
  switch (step.type) {
    case "undo": {
      const before = past.at(-1);
      return before
        ? { ...document, content: before, past: past.slice(0, -1), future: [content, ...future] }
        : document;
    }
    case "redo": {
      const [next, ...rest] = future;
      return next ? { ...document, content: next, past: [...past, content], future: rest } : document;
    }
    case "merged":
      // Earlier steps would undo another user's change; what was done meanwhile is not in it, and requires
      // confirmation.
      return content === step.mine
        ? { content: step.content, saved: step.theirs, past: [], future: [] }
        : document;
    case "saved":
      // What was done while it was on its way stays unsaved.
      return content === step.sent
        ? { ...document, content: step.content, saved: step.content }
        : { ...document, saved: step.content };
    default: {
      const next = change(content, step);
      if (next === content) return document;
      return { ...document, content: next, past: [...past, content].slice(-MOST_STEPS), future: [] };
    }
  }
};
