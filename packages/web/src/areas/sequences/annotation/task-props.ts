import type { useEditorViews } from "../hooks/use-editor-views.ts";
import type { useSequenceEditor } from "../hooks/use-sequence-editor.ts";
import type { ListLinks } from "./list-links.ts";
import type { Additions } from "./proposal.ts";

/** What every task beside the views works on. */
export interface TaskProps {
  readonly editor: ReturnType<typeof useSequenceEditor>;
  readonly views: ReturnType<typeof useEditorViews>;
  readonly links: ListLinks;
  readonly onAdd: (additions: Additions) => void;
  readonly onClose: () => void;
}
