import { Button } from "antd";
import { shownShortcut } from "../../../../kernel/shortcut.ts";
import { useTranslation } from "../../../../kernel/translation.ts";
import type { ActionTools, EditorAction } from "../../actions/editor-action.ts";
import { pickedPrimers } from "../../editing/picked-features.ts";
import styles from "./annotation-list.module.css";

interface PrimerBarProps {
  readonly actions: readonly EditorAction[];
  readonly tools: ActionTools;
}

const offered = ["editPrimer", "checkPair", "orderPrimers"];

/** What can be done with the primers of the list: with those that are picked, else with all. */
export const PrimerBar = ({ actions, tools }: PrimerBarProps) => {
  const t = useTranslation();
  const count = pickedPrimers(tools).length;
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
            title={shownShortcut(action.shortcut)}
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
