import { Dropdown, type MenuProps } from "antd";
import { formatShortcut } from "../../../../kernel/shortcut.ts";
import { useTranslation } from "../../../../kernel/translation.ts";
import type { ActionTools, EditorAction } from "../../actions/editor-action.ts";
import styles from "./editor-toolbar.module.css";

/** Groups of the menu, from what is done most. */
const PLACES: readonly EditorAction["place"][] = ["copy", "edit", "feature", "annotation", "primer"];
/** Of a long list only what is about the place itself. */
const LEFT_OUT = new Set([
  "copyGenBank",
  "copyFasta",
  "detectFeatures",
  "allOrfs",
  "pastedPrimers",
  "libraryPrimers",
]);

interface EditorMenuProps {
  /** Screen position of the request. */
  readonly at: { readonly x: number; readonly y: number };
  readonly actions: readonly EditorAction[];
  readonly tools: ActionTools;
  readonly onClose: () => void;
}

/** What can be done with what is selected, where the pointer or the finger is. */
export const EditorMenu = ({ at, actions, tools, onClose }: EditorMenuProps) => {
  const t = useTranslation();
  const shown = actions.filter((action) => action.isEnabled(tools) && !LEFT_OUT.has(action.key));
  const groups = PLACES.map((place) => shown.filter((action) => action.place === place));
  const items = groups
    .filter((group) => group.length > 0)
    .flatMap(
      (group, index): NonNullable<MenuProps["items"]> => [
        ...(index > 0 ? [{ type: "divider" as const }] : []),
        ...group.map((action) => ({
          key: action.key,
          label: t(action.label),
          extra: formatShortcut(action.shortcut),
        })),
      ],
    );
  return (
    <Dropdown
      open
      autoFocus
      transitionName=""
      trigger={["click"]}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      menu={{
        items,
        className: styles.menu ?? "",
        onClick: ({ key }) => {
          onClose();
          actions.find((action) => action.key === key)?.run(tools);
        },
      }}
    >
      <span style={{ position: "fixed", left: at.x, top: at.y, width: 1, height: 1 }} />
    </Dropdown>
  );
};
