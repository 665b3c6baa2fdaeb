import { MenuUnfoldOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useId, useRef } from "react";
import { formatShortcut } from "../../../../kernel/shortcut.ts";
import { useTranslation } from "../../../../kernel/translation.ts";
import { pageKeys } from "../../actions/page-keys.ts";
import { useRotate } from "../../hooks/use-turn.ts";
import styles from "./side-panel.module.css";
import { type SideTab, SideTabs } from "./side-tabs.tsx";

interface SidePanelProps {
  readonly tabs: readonly SideTab[];
  readonly open: string;
  readonly onOpen: (key: string) => void;
  /** Pixels. */
  readonly width: number;
  readonly onWidth: (width: number) => void;
  readonly onClose: () => void;
}

export const MIN_WIDTH = 240;
export const MAX_WIDTH = 560;
const STEP = 16;

const keep = (width: number) => Math.round(Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, width)));

/** Lists and properties next to the views: tabs by mouse or arrow keys, with an adjustable width. */
export const SidePanel = ({ tabs, open, onOpen, width, onWidth, onClose }: SidePanelProps) => {
  const t = useTranslation();
  const id = useId();
  const current = tabs.find(({ key }) => key === open) ?? tabs[0];
  // The panel has its place at once; the views are drawn before its lists.
  const isDue = useRotate(2);
  return (
    <aside
      className={styles.panel}
      data-chrome
      style={{ "--side-width": `${width}px` } as CSSProperties}
      aria-label={t("annotation.sidePanel")}
    >
      <WidthHandle width={width} onWidth={onWidth} />
      <div className={styles.bar}>
        <SideTabs tabs={tabs} open={current?.key} onOpen={onOpen} id={id} />
        <Button
          type="text"
          size="small"
          icon={<MenuUnfoldOutlined />}
          aria-label={t("annotation.hidePanel")}
          title={`${t("annotation.hidePanel")} (${formatShortcut(pageKeys.sidePanel)})`}
          aria-expanded
          onClick={onClose}
        />
      </div>
      <div
        role="tabpanel"
        id={`${id}-content`}
        aria-labelledby={`${id}-${current?.key}`}
        className={styles.content}
        key={current?.key}
      >
        {isDue && current?.content()}
      </div>
    </aside>
  );
};

/** The panel's left edge: dragged, or moved by the arrow keys. */
export const WidthHandle = ({ width, onWidth }: Pick<SidePanelProps, "width" | "onWidth">) => {
  const t = useTranslation();
  const isDragging = useRef(false);
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    isDragging.current = true;
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const right = event.currentTarget.parentElement?.getBoundingClientRect().right;
    if (isDragging.current && right !== undefined) onWidth(keep(right - event.clientX));
  };
  const onPointerUp = () => {
    isDragging.current = false;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const wanted = {
      ArrowLeft: width + STEP,
      ArrowRight: width - STEP,
      Home: MIN_WIDTH,
      End: MAX_WIDTH,
    }[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    onWidth(keep(wanted));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot take focus or be dragged
    <div
      className={styles.handle}
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t("annotation.resizePanel")}
      aria-valuenow={width}
      aria-valuemin={MIN_WIDTH}
      aria-valuemax={MAX_WIDTH}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
      onKeyDown={onKeyDown}
    />
  );
};
