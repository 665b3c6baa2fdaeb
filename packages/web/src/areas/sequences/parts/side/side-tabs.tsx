import { EllipsisOutlined } from "@ant-design/icons";
import { Button, Dropdown } from "antd";
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "../../../../kernel/translation.ts";
import { fittingTabs } from "./fitting-tabs.ts";
import styles from "./side-panel.module.css";

export interface SideTab {
  readonly key: string;
  readonly label: string;
  /** Made only while the tab is open. */
  readonly content: () => ReactNode;
}

interface SideTabsProps {
  readonly tabs: readonly SideTab[];
  readonly open: string | undefined;
  readonly onOpen: (key: string) => void;
  /** Of this panel: begins the ids of tabs and of what they open. */
  readonly id: string;
}

const MORE_WIDTH = 32;
/** Spacing of a tab, both sides together, that is given up before a tab moves into the menu. */
const AIR = 8;

/** Tabs by mouse or arrow keys; those without space are in a menu next to them. */
export const SideTabs = ({ tabs, open, onOpen, id }: SideTabsProps) => {
  const t = useTranslation();
  const bar = useRef<HTMLDivElement>(null);
  const mustFocus = useRef(false);
  const at = tabs.findIndex(({ key }) => key === open);
  const { shown, isTight } = useFittingTabs(bar, tabs, at);
  useEffect(() => {
    if (!mustFocus.current) return;
    mustFocus.current = false;
    bar.current?.querySelector<HTMLElement>(`[data-tab="${open}"]`)?.focus();
  }, [open]);
  const openAndFocus = (key: string) => {
    mustFocus.current = key !== open;
    onOpen(key);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = tabs.length - 1;
    const next = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key];
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    openAndFocus(tab.key);
  };
  const others = tabs.filter((_, index) => !shown.includes(index));
  return (
    <div ref={bar} className={styles.tabBar} data-tight={isTight || undefined}>
      <div
        className={styles.tabs}
        role="tablist"
        aria-label={t("annotation.sidePanel")}
        onKeyDown={onKeyDown}
      >
        {tabs.map(({ key, label }, index) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            data-tab={key}
            className={styles.tab}
            // Measured, though it is not there.
            data-away={!shown.includes(index) || undefined}
            aria-selected={key === open}
            aria-controls={`${id}-content`}
            tabIndex={key === open ? 0 : -1}
            onClick={() => onOpen(key)}
          >
            {label}
          </button>
        ))}
      </div>
      {others.length > 0 && (
        <Dropdown
          trigger={["click"]}
          menu={{
            items: others.map(({ key, label }) => ({ key, label })),
            onClick: ({ key }) => openAndFocus(key),
          }}
        >
          <Button
            type="text"
            size="small"
            className={styles.more ?? ""}
            icon={<EllipsisOutlined aria-hidden />}
            aria-label={t("annotation.moreTabs")}
            title={others.map(({ label }) => label).join(" · ")}
            aria-haspopup="menu"
          />
        </Dropdown>
      )}
    </div>
  );
};

/** The tabs that have room, measured again when the panel or the words change. */
const useFittingTabs = (
  bar: RefObject<HTMLDivElement | null>,
  tabs: readonly SideTab[],
  open: number,
): { readonly shown: readonly number[]; readonly isTight: boolean } => {
  const [measured, setMeasured] = useState<{ widths: readonly number[]; room: number } | null>(null);
  const words = tabs.map(({ label }) => label).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words are other widths
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const measure = () => {
      const air = element.dataset.tight === undefined ? 0 : AIR;
      const widths = [...element.querySelectorAll<HTMLElement>("[role=tab]")].map(
        (tab) => tab.offsetWidth + air,
      );
      setMeasured({ widths, room: element.clientWidth });
    };
    // It also reports the first size, without an additional layout.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [bar, words]);
  if (measured === null || measured.widths.length !== tabs.length)
    return { shown: tabs.map((_, index) => index), isTight: false };
  const { widths, room } = measured;
  const isTight = widths.reduce((sum, width) => sum + width, 0) > room;
  const own = isTight ? widths.map((width) => width - AIR) : widths;
  return { shown: fittingTabs(own, Math.max(0, open), room, MORE_WIDTH), isTight };
};
