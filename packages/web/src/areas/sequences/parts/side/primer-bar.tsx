import { Button } from "antd";
import { formatShortcut } from "../../../../kernel/shortcut.ts";
import { useTranslation } from "../../../../kernel/translation.ts";
import type { ActionTools, EditorAction } from "../../actions/editor-action.ts";
import { selectedPrimers } from "../../editing/selected-features.ts";
import styles from "./annotation-list.module.css";

interface PrimerBarProps {
  readonly actions: readonly EditorAction[];
  readonly tools: ActionTools;
}

const offered = ["editPrimer", "checkPair", "orderPrimers"];

/** What can be done with the primers of the list: with those that are picked, else with all. */
export const PrimerBar = ({ actions, tools }: PrimerBarProps) => {
  const t = useTranslation();
  const count = selectedPrimers(tools).length;
  return (
    <div className={styles.foot} role="toolbar" aria-label={t("annotation.primerBar")}>
      {count > 0 && <span>{t("annotation.primersPicked", { count })}</span>}
      {offered.flatMap((key) => {
        const action = actions.find((one) => one.key === key);
        return action ? (
          <Button
            key={key}
            size="small"
            type="text"
            disabled={!action.isEnabled(tools)}
            title={formatShortcut(action.shortcut)}
            onClick={() => action.run(tools)}
          >
            {t(action.label)}
          </Button>
        ) : (
          []
        );
      })}
    </div>
  );
};
