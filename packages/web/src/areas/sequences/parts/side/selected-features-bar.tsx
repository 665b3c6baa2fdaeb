import { Button } from "antd";
import { formatShortcut } from "../../../../kernel/shortcut.ts";
import { useTranslation } from "../../../../kernel/translation.ts";
import type { ActionTools, EditorAction } from "../../actions/editor-action.ts";
import { selectedFeatures } from "../../editing/selected-features.ts";
import styles from "./annotation-list.module.css";

interface PickedFeaturesBarProps {
  readonly actions: readonly EditorAction[];
  readonly tools: ActionTools;
}

/** What can be done with several features of the list at once. */
export const SelectedFeaturesBar = ({ actions, tools }: PickedFeaturesBarProps) => {
  const t = useTranslation();
  const count = selectedFeatures(tools).length;
  if (tools.picked.length < 2 || count < 2) return null;
  const offered = actions.filter(({ place, key }) => place === "feature" && key !== "editFeature");
  return (
    <div className={styles.foot} role="toolbar" aria-label={t("sequences.featuresPicked", { count })}>
      <span>{t("sequences.featuresPicked", { count })}</span>
      {offered
        .filter((action) => action.isEnabled(tools))
        .map((action) => (
          <Button
            key={action.key}
            size="small"
            type="text"
            title={formatShortcut(action.shortcut)}
            onClick={() => action.run(tools)}
          >
            {t(action.label)}
          </Button>
        ))}
    </div>
  );
};
