import type { TaskKind } from "../../actions/editor-action.ts";
import type { Additions } from "../../annotation/proposal.ts";
import type { TaskProps } from "../../annotation/task-props.ts";
import { DetectTask } from "./detect-task.tsx";
import { LibraryPrimersTask } from "./library-primers-task.tsx";
import { OligoTask } from "./oligo-task.tsx";
import { OrfTask } from "./orf-task.tsx";
import { PairTask } from "./pair-task.tsx";
import { PastedOligosTask } from "./pasted-oligos-task.tsx";
import { SequencingTask } from "./sequencing-task.tsx";

interface EditorTaskProps extends Omit<TaskProps, "onAdd"> {
  readonly task: TaskKind;
}

/** The current task next to the views. */
export default function EditorTask({ task, ...given }: EditorTaskProps) {
  const { dispatch } = given.editor;
  const onAdd = (additions: Additions) => dispatch({ type: "addAnnotations", additions });
  const props: TaskProps = { ...given, onAdd };
  switch (task) {
    case "detectFeatures":
      return <DetectTask {...props} />;
    case "allOrfs":
      return <OrfTask {...props} />;
    case "primerOnSelection":
      return <OligoTask {...props} />;
    case "primerPairs":
      return <PairTask {...props} />;
    case "sequencingPrimers":
      return <SequencingTask {...props} />;
    case "pastedPrimers":
      return <PastedOligosTask {...props} />;
    case "libraryPrimers":
      return <LibraryPrimersTask {...props} />;
  }
}
