import { useFormat } from "../../../kernel/format.ts";
import type { DocumentState } from "../../../kernel/live/live-document.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "./workbench.module.css";

interface SavedStateProps {
  readonly state: DocumentState;
  readonly savedAt: Date | null;
}

/** Whether all that was typed is stored. */
export const SavedState = ({ state, savedAt }: SavedStateProps) => {
  const t = useTranslation();
  const format = useFormat();
  const said = {
    opening: () => t("documents.stateOpening"),
    keeping: () => t("documents.stateSaving"),
    kept: () =>
      savedAt === null
        ? t("documents.stateSaved")
        : t("documents.stateSavedAt", { time: format.dateTime(savedAt).split(" ").at(-1) }),
    lost: () => t("documents.stateOffline"),
    full: () => t("documents.stateFull"),
    refused: () => t("documents.stateRefused"),
  }[state]();
  return (
    <span role="status" className={styles.state} data-state={state}>
      {said}
    </span>
  );
};
