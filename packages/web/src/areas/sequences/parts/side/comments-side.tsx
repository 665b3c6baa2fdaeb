import type { LabFile } from "@benchleaf/contract";
import { useLatest } from "../../../../canvas/use-latest.ts";
import { useFormat } from "../../../../kernel/format.ts";
import { subjectOfFile } from "../../../../kernel/subjects/subject.ts";
import { useTranslation } from "../../../../kernel/translation.ts";
import { CommentThreads, type ThreadPlaces } from "../../../../shared/comments/comment-threads.tsx";
import type { useComments } from "../../hooks/use-comments.ts";
import type { useDocumentSession } from "../../hooks/use-document-session.ts";
import type { useSequenceEditor } from "../../hooks/use-sequence-editor.ts";
import { TaskPanel } from "../tasks/task-panel.tsx";
import styles from "./comments-side.module.css";

interface CommentsSideProps {
  readonly file: LabFile;
  readonly editor: Pick<ReturnType<typeof useSequenceEditor>, "document" | "onSelect">;
  readonly comments: ReturnType<typeof useComments>;
  readonly safe: Pick<
    ReturnType<typeof useDocumentSession>,
    "version" | "isUnsaved" | "isEditable" | "saving"
  >;
}

const SAVE_WAIT_MS = 10_000;
const TURN_MS = 50;
const turn = () => new Promise((resolve) => setTimeout(resolve, TURN_MS));

/** Comments on a sequence, each at its residues, next to the views. */
export default function CommentsSide({ file, editor, comments, safe }: CommentsSideProps) {
  const t = useTranslation();
  const format = useFormat();
  const { document, onSelect } = editor;
  const { selection, record } = document;
  const size = record.sequence.length;
  const wordsOf = (start: number, length: number) =>
    t("sequences.range", {
      first: format.number(start + 1),
      last: format.number(((start + length - 1) % size) + 1),
    });
  const now = useLatest(() => ({ ...safe, selection: editor.document.selection }));
  const places: ThreadPlaces = {
    chosen: selection.length > 0 ? wordsOf(selection.start, selection.length) : null,
    hint: t("comments.chooseHint"),
    // A place is named in a saved version, so what is unsaved is saved first.
    async nameChosen() {
      if (now().isUnsaved && now().isEditable) await now().saving.save("autosave");
      for (let waited = 0; now().isUnsaved && waited < SAVE_WAIT_MS; waited += TURN_MS) await turn();
      const { selection: chosen, version } = now();
      return { anchor: { start: chosen.start, end: chosen.start + chosen.length, version }, range: null };
    },
    placeOf(threadId) {
      const place = comments.places.find((one) => one.threadId === threadId);
      if (place === undefined) return null;
      const { number, selection: there } = place;
      if (there === null) return { number, words: null, onGo: null };
      return { number, words: wordsOf(there.start, there.length), onGo: () => onSelect(there) };
    },
  };
  return (
    <TaskPanel title={t("annotation.comments")} onClose={comments.close}>
      <div className={styles.scroll}>
        <CommentThreads
          subject={subjectOfFile(file)}
          places={places}
          {...(comments.sought && { sought: comments.sought })}
        />
      </div>
    </TaskPanel>
  );
}
