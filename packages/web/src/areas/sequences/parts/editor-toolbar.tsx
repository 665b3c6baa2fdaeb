import { Tooltip } from "antd";
import { Fragment } from "react";
import { useWords } from "../../../kernel/words.ts";
import type { ActionTools, EditorAction } from "../sequence-actions.tsx";
import styles from "./workbench.module.css";

interface EditorToolbarProps {
  readonly actions: readonly EditorAction[];
  readonly tools: ActionTools;
}

/** Icon and word for every action; the words fold away where it is narrow. */
export const EditorToolbar = ({ actions, tools }: EditorToolbarProps) => {
  const t = useWords();
  return (
    <div className={styles.toolbar} role="toolbar" aria-label={t("sequences.toolbar")}>
      {actions.map((action, index) => {
        const label = t(action.label);
        const isDisabled = !action.isEnabled(tools.document);
        const isNewGroup = index > 0 && actions[index - 1]?.group !== action.group;
        const hint = action.shortcut === undefined ? label : `${label} (${action.shortcut})`;
        return (
          <Fragment key={action.key}>
            {isNewGroup && <span className={styles.divider} aria-hidden="true" />}
            <Tooltip title={hint} mouseEnterDelay={0.5}>
              <button
                type="button"
                className={styles.tool}
                aria-label={label}
                // Stays in the order of keys, so that focus is not lost when the last step is undone.
                aria-disabled={isDisabled}
                onClick={() => {
                  if (!isDisabled) action.run(tools);
                }}
              >
                {action.icon}
                <span className={styles.toolWord}>{label}</span>
              </button>
            </Tooltip>
          </Fragment>
        );
      })}
    </div>
  );
};
