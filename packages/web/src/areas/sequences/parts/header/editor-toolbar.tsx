import { DownOutlined } from "@ant-design/icons";
import { Dropdown, Tooltip } from "antd";
import { memo, useMemo, useRef, useState } from "react";
import { useFolding } from "../../../../canvas/use-folding.ts";
import { useToolbar } from "../../../../canvas/use-toolbar.ts";
import { formatShortcut } from "../../../../kernel/shortcut.ts";
import { type PhraseKey, useTranslation } from "../../../../kernel/translation.ts";
import {
  type ActionMenu,
  type ActionTools,
  actionMenus,
  type EditorAction,
} from "../../actions/editor-action.ts";
import { useRotate } from "../../hooks/use-turn.ts";
import styles from "./editor-toolbar.module.css";

interface EditorToolbarProps {
  readonly actions: readonly EditorAction[];
  readonly tools: ActionTools;
  /** The current tools are read when something is clicked; the menus are not rendered again with each residue. */
  readonly now: () => ActionTools;
}

const MENU_WORDS: Record<ActionMenu, PhraseKey> = {
  edit: "sequences.menuEdit",
  copy: "sequences.menuCopy",
  select: "sequences.menuSelect",
  feature: "sequences.menuFeature",
  annotation: "annotation.menuAnnotation",
  primer: "annotation.menuPrimer",
  molecule: "sequences.menuMolecule",
};

/** Frequent actions as buttons, the others in menus by their object. */
export const EditorToolbar = ({ actions, tools, now }: EditorToolbarProps) => {
  const t = useTranslation();
  const places = useMemo(() => {
    const found = new Map<EditorAction["place"], EditorAction[]>();
    for (const action of actions) found.set(action.place, [...(found.get(action.place) ?? []), action]);
    return found;
  }, [actions]);
  const at = (place: EditorAction["place"]) => places.get(place) ?? [];
  const buttons = (place: "history" | "tool") =>
    at(place).map((action) => (
      <ActionButton key={action.key} action={action} isDisabled={!action.isEnabled(tools)} now={now} />
    ));
  const isDue = useRotate(1);
  const history = isDue ? buttons("history") : [];
  const bar = useRef<HTMLDivElement>(null);
  useToolbar(bar);
  useFolding(bar, `${isDue} ${actions.map(({ label }) => t(label)).join()}`);
  return (
    <div ref={bar} className={styles.toolbar} data-chrome role="toolbar" aria-label={t("sequences.toolbar")}>
      {history}
      {history.length > 0 && <span className={styles.divider} aria-hidden="true" />}
      {actionMenus.map((menu) => {
        const items = at(menu);
        return (
          isDue && items.length > 0 && <ActionMenuButton key={menu} menu={menu} actions={items} now={now} />
        );
      })}
      <span className={styles.divider} data-break="" aria-hidden="true" />
      {isDue && buttons("tool")}
    </div>
  );
};

interface ActionButtonProps extends Pick<EditorToolbarProps, "now"> {
  readonly action: EditorAction;
  readonly isDisabled: boolean;
}

const ActionButton = memo(({ action, isDisabled, now }: ActionButtonProps) => {
  const t = useTranslation();
  const label = t(action.label);
  const hint = `${label} (${formatShortcut(action.shortcut)})`;
  return (
    <Tooltip title={hint} mouseEnterDelay={0.5}>
      <button
        type="button"
        className={styles.tool}
        data-place={action.place}
        aria-label={label}
        // Stays in the order of keys, so that focus is not lost when the last step is undone.
        aria-disabled={isDisabled}
        onClick={() => {
          const tools = now();
          if (action.isEnabled(tools)) action.run(tools);
        }}
      >
        {action.icon}
        <span className={styles.word}>{label}</span>
      </button>
    </Tooltip>
  );
});

interface ActionMenuButtonProps extends Pick<EditorToolbarProps, "actions" | "now"> {
  readonly menu: ActionMenu;
}

const ActionMenuButton = memo(({ menu, actions, now }: ActionMenuButtonProps) => {
  const t = useTranslation();
  const [isOpen, setOpen] = useState(false);
  // Whether an action is possible may require a search of all features: only when the menu opens.
  const items = isOpen
    ? actions.map((action) => ({
        key: action.key,
        label: t(action.label),
        disabled: !action.isEnabled(now()),
        extra: formatShortcut(action.shortcut),
      }))
    : [];
  return (
    <Dropdown
      trigger={["click"]}
      // At once: a quick click would meet an entry that is still moving.
      transitionName=""
      open={isOpen}
      onOpenChange={setOpen}
      menu={{
        items,
        className: styles.menu ?? "",
        onClick: ({ key }) => {
          setOpen(false);
          actions.find((action) => action.key === key)?.run(now());
        },
      }}
    >
      <button type="button" className={styles.tool} aria-haspopup="menu" aria-expanded={isOpen}>
        {t(MENU_WORDS[menu])}
        <DownOutlined className={styles.arrow ?? ""} aria-hidden />
      </button>
    </Dropdown>
  );
});
