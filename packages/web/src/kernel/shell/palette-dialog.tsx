import { SearchOutlined } from "@ant-design/icons";
import { useNavigate } from "@tanstack/react-router";
import { Input, Modal } from "antd";
import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { formatShortcut } from "../shortcut.ts";
import { useStore } from "../store.ts";
import { type PhraseKey, useTranslation } from "../translation.ts";
import styles from "./command-palette.module.css";
import { replayEarlyKeys } from "./early-keys.ts";
import { paletteOpen } from "./palette-state.ts";
import { type PaletteEntry, usePaletteEntries } from "./use-palette-entries.ts";

const GROUPS: Record<PaletteEntry["group"], PhraseKey> = {
  actions: "shell.paletteActions",
  menus: "shell.paletteMenus",
  creates: "shell.paletteCreates",
  files: "shell.paletteFiles",
  records: "shell.paletteRecords",
  contents: "shell.paletteContents",
};

const PaletteBody = () => {
  const t = useTranslation();
  const listId = useId();
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const [active, setActive] = useState(0);
  const entries = usePaletteEntries(text);
  const current = Math.min(active, entries.length - 1);
  const open = (entry: PaletteEntry) => {
    paletteOpen.set(false);
    // What it opens would otherwise lose the focus to the closing palette.
    if (entry.group === "actions") setTimeout(entry.run, 0);
    else void navigate({ to: entry.to, search: entry.search, hash: entry.hash ?? "" });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || entries.length === 0) return;
    const chosen = entries[current];
    if (event.key === "Enter" && chosen) open(chosen);
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    setActive((current + (event.key === "ArrowDown" ? 1 : entries.length - 1)) % entries.length);
  };
  useEffect(() => {
    document.getElementById(`${listId}-${current}`)?.scrollIntoView({ block: "nearest" });
  }, [listId, current]);
  return (
    <>
      <Input
        autoFocus
        data-palette
        size="large"
        variant="borderless"
        prefix={<SearchOutlined aria-hidden="true" />}
        placeholder={t("shell.searchHint")}
        aria-label={t("shell.searchHint")}
        role="combobox"
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={entries.length > 0 ? `${listId}-${current}` : undefined}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setActive(0);
        }}
        onFocus={() => setText(text + replayEarlyKeys())}
        onKeyDown={onKeyDown}
      />
      <div className={styles.list} role="listbox" id={listId} aria-label={t("shell.search")}>
        {entries.map((entry, index) => (
          <div key={entry.key} role="presentation">
            {entry.group !== entries[index - 1]?.group && (
              <div className={styles.group} role="presentation">
                {t(GROUPS[entry.group])}
              </div>
            )}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled at the input, which keeps the focus. */}
            <div
              role="option"
              id={`${listId}-${index}`}
              tabIndex={-1}
              aria-selected={index === current}
              className={styles.option}
              onClick={() => open(entry)}
              onMouseMove={() => setActive(index)}
            >
              <span className={styles.label}>{entry.label}</span>
              {entry.group === "contents" && entry.says && <span className={styles.says}>{entry.says}</span>}
              {entry.group === "actions" && entry.shortcut !== undefined && (
                <kbd className={styles.shortcut}>{formatShortcut(entry.shortcut)}</kbd>
              )}
            </div>
          </div>
        ))}
      </div>
      {entries.length === 0 && <p className={styles.nothing}>{t("shell.paletteNothing")}</p>}
      <p className={styles.keys}>{t("shell.paletteKeys")}</p>
    </>
  );
};

/** The open palette: every action of the page, menu, create action and file by name. */
export default function PaletteDialog() {
  const t = useTranslation();
  const isOpen = useStore(paletteOpen);
  return (
    <Modal
      open={isOpen}
      title={<span className="visually-hidden">{t("shell.search")}</span>}
      footer={null}
      closable={false}
      destroyOnHidden
      width={560}
      className={styles.dialog ?? ""}
      onCancel={() => paletteOpen.set(false)}
    >
      <PaletteBody />
    </Modal>
  );
}
