import type { LabFile } from "@benchleaf/contract";
import { SidePanel } from "../../kernel/parts/side-panel.tsx";
import { subjectOfFile } from "../../kernel/subjects/subject.ts";
import { useTranslation } from "../../kernel/translation.ts";
import { CommentThreads } from "./comment-threads.tsx";

interface CommentsPanelProps {
  readonly file: Pick<LabFile, "id" | "name" | "abilities">;
  readonly onClose: () => void;
}

/** Comments on a file, next to its list. */
export const CommentsPanel = ({ file, onClose }: CommentsPanelProps) => {
  const t = useTranslation();
  return (
    <SidePanel open size={440} title={t("comments.titleOf", { name: file.name })} onClose={onClose}>
      <CommentThreads subject={subjectOfFile(file)} />
    </SidePanel>
  );
};
