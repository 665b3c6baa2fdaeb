import { useFormat } from "../../../kernel/format.ts";
import { useStore } from "../../../kernel/store.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import type { LivePage } from "../live/use-page.ts";
import styles from "./workbench.module.css";

/** Whether all that was typed is stored. */
export const SavedState = ({ page }: { readonly page: LivePage }) => {
  const { state, savedAt } = useStore(page.status);
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
