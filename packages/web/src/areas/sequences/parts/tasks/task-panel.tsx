import { CloseOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { isComposing } from "../../../../kernel/shortcut.ts";
import { useTranslation } from "../../../../kernel/translation.ts";
import { readWidth, useRemembered } from "../../hooks/use-remembered.ts";
import { MAX_WIDTH, MIN_WIDTH, WidthHandle } from "../side/side-panel.tsx";
import styles from "./task-panel.module.css";

interface TaskPanelProps {
  readonly title: string;
  readonly onClose: () => void;
  /** The panel shows another state: a focus that was lost with a button returns to the panel. */
  readonly stage?: string;
  readonly children: ReactNode;
}

const USUAL_WIDTH = 440;

/** A task next to the views, which stay usable. Esc closes it. */
export const TaskPanel = ({ title, onClose, stage, children }: TaskPanelProps) => {
  const t = useTranslation();
  const panel = useRef<HTMLElement>(null);
  const [width, setWidth] = useRemembered<number>(
    "benchleaf-sequence-task-width",
    USUAL_WIDTH,
    readWidth(MIN_WIDTH, MAX_WIDTH),
  );
  useEffect(() => {
    const opener = document.activeElement;
    panel.current?.focus();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another stage may take away what had the focus
  useEffect(() => {
    if (document.activeElement === document.body) panel.current?.focus();
  }, [stage]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented || isComposing(event.nativeEvent)) return;
    // A dialog of the panel is elsewhere in the page, and closes on its own.
    if (!panel.current?.contains(event.target as Node)) return;
    // A list that is open closes first.
    if (panel.current?.querySelector("[aria-expanded=true][role=combobox]")) return;
    event.preventDefault();
    onClose();
  };
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      className={styles.panel}
      style={{ "--side-width": `${width}px` } as CSSProperties}
      aria-label={title}
      onKeyDown={onKeyDown}
    >
      <WidthHandle width={width} onWidth={setWidth} />
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <Button
          type="text"
          size="small"
          icon={<CloseOutlined />}
          aria-label={t("annotation.close", { title })}
          title={`${t("annotation.close", { title })} (Esc)`}
          onClick={onClose}
        />
      </div>
      {children}
    </aside>
  );
};
