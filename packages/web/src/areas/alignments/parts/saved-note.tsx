import {
  CheckCircleOutlined,
  EditOutlined,
  ExclamationCircleOutlined,
  LockOutlined,
  SyncOutlined,
} from "@ant-design/icons";
import type { ReactNode } from "react";
import { useTranslation } from "../../../kernel/translation.ts";
import { useClock } from "../../../kernel/use-clock.ts";
import type { AlignmentWork } from "../hooks/use-alignment-work.ts";
import styles from "./alignments.module.css";

type SavedNoteProps = Pick<AlignmentWork, "isEditable" | "state" | "isUnsaved" | "isAutosaveOn" | "savedAt">;

/** Whether the work is saved, always visible, as text and icon. */
export const SavedNote = ({ isEditable, state, isUnsaved, isAutosaveOn, savedAt }: SavedNoteProps) => {
  const t = useTranslation();
  const clock = useClock();
  const tell = (icon: ReactNode, words: string) => (
    <span className={styles.saved} role="status">
      {icon} {words}
    </span>
  );
  if (!isEditable) return tell(<LockOutlined aria-hidden />, t("sequences.stateReadOnly"));
  if (state === "saving") return tell(<SyncOutlined spin aria-hidden />, t("sequences.stateSaving"));
  if (isUnsaved && state === "failed")
    return tell(<ExclamationCircleOutlined aria-hidden />, t("sequences.stateFailed"));
  if (isUnsaved)
    return tell(
      <EditOutlined aria-hidden />,
      t(isAutosaveOn ? "sequences.stateUnsavedAuto" : "sequences.stateUnsaved"),
    );
  return tell(<CheckCircleOutlined aria-hidden />, t("sequences.stateSaved", { time: clock(savedAt) }));
};
