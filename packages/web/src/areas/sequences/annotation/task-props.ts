import type { useEditorViews } from "../hooks/use-editor-views.ts";
import type { useSequenceEditor } from "../hooks/use-sequence-editor.ts";
import type { ListLinks } from "./list-links.ts";
import type { Additions } from "./proposal.ts";

/** Props of every task next to the views. */
export interface TaskProps {
  readonly editor: ReturnType<typeof useSequenceEditor>;
  readonly views: ReturnType<typeof useEditorViews>;
  readonly links: ListLinks;
  readonly onAdd: (additions: Additions) => void;
  readonly onClose: () => void;
}
