import {
  CheckCircleOutlined,
  EditOutlined,
  ExclamationCircleOutlined,
  LockOutlined,
  SyncOutlined,
} from "@ant-design/icons";
import type { ReactNode } from "react";
import { useTranslation } from "../../../../kernel/translation.ts";
import { useClock } from "../../../../kernel/use-clock.ts";
import styles from "./workbench.module.css";

export interface SaveStatus {
  readonly saving: "rest" | "saving" | "failed";
  readonly isUnsaved: boolean;
  readonly isEditable: boolean;
  /** ISO 8601. */
  readonly savedAt: string;
  /** The editor saves by itself. */
  readonly isAutosaveOn: boolean;
  /** It did so last. */
  readonly isAutosaved: boolean;
}

/** Whether the work is saved, always visible, as text and icon. */
export const SavedState = ({ state, onRetry }: { state: SaveStatus; onRetry?: () => void }) => {
  const t = useTranslation();
  const clock = useClock();
  const tell = (icon: ReactNode, words: string, tone: "calm" | "open" | "bad") => (
    <span className={styles.savedState} data-tone={tone} role="status">
      {icon}
      {words}
      {tone === "bad" && onRetry && (
        <button type="button" className={styles.retry} onClick={onRetry}>
          {t("sequences.tryAgain")}
        </button>
      )}
    </span>
  );
  if (!state.isEditable) return tell(<LockOutlined aria-hidden />, t("sequences.stateReadOnly"), "calm");
  if (state.saving === "saving")
    return tell(<SyncOutlined spin aria-hidden />, t("sequences.stateSaving"), "open");
  if (state.isUnsaved && state.saving === "failed")
    return tell(<ExclamationCircleOutlined aria-hidden />, t("sequences.stateFailed"), "bad");
  if (state.isUnsaved) {
    const words = state.isAutosaveOn ? "sequences.stateUnsavedAuto" : "sequences.stateUnsaved";
    return tell(<EditOutlined aria-hidden />, t(words), "open");
  }
  return tell(
    <CheckCircleOutlined aria-hidden />,
    t(state.isAutosaved ? "sequences.stateAutosaved" : "sequences.stateSaved", {
      time: clock(state.savedAt),
    }),
    "calm",
  );
};
