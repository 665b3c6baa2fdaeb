import type { KeyboardEvent } from "react";
import styles from "./tabs.module.css";

interface TabsProps<Key extends string> {
  readonly label: string;
  readonly tabs: readonly { readonly key: Key; readonly label: string }[];
  readonly active: Key;
  readonly panelId: string;
  /** In a panel next to a page. */
  readonly isNarrow?: boolean;
  onPick(key: Key): void;
}

/** A row of tabs with the keys that go with them. As light as the pages it is on. */
export const Tabs = <Key extends string>({
  label,
  tabs,
  active,
  panelId,
  isNarrow,
  onPick,
}: TabsProps<Key>) => {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: tabs.length - 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (tabs.findIndex(({ key }) => key === active) + step) % tabs.length;
    onPick(tabs[next]!.key);
    event.currentTarget.querySelectorAll("button")[next]?.focus();
  };
  return (
    <div
      className={styles.row}
      role="tablist"
      aria-label={label}
      data-narrow={isNarrow}
      onKeyDown={onKeyDown}
    >
      {tabs.map(({ key, label: word }) => (
        <button
          key={key}
          type="button"
          role="tab"
          id={`${panelId}-${key}`}
          aria-controls={panelId}
          aria-selected={key === active}
          tabIndex={key === active ? 0 : -1}
          onClick={() => onPick(key)}
        >
          {word}
        </button>
      ))}
    </div>
  );
};
