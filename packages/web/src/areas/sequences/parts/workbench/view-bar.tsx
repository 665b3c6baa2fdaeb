import { AlignLeftOutlined, PieChartOutlined } from "@ant-design/icons";
import type { Alphabet } from "@benchleaf/bio";
import { Button, Segmented, Tooltip } from "antd";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { useToolbar } from "../../../../canvas/use-toolbar.ts";
import { formatShortcut } from "../../../../kernel/shortcut.ts";
import { useTranslation } from "../../../../kernel/translation.ts";
import { pageKeys } from "../../actions/page-keys.ts";
import type { Pane, PaneLayout } from "../../hooks/use-pane-layout.ts";
import styles from "./workbench.module.css";

interface ViewBarProps {
  readonly kind: Alphabet;
  readonly layout: PaneLayout;
  /** The pane whose button was pressed just now: the bar may have moved to the other pane with it. */
  readonly pressed: RefObject<Pane | null>;
  readonly before: ReactNode;
  readonly after: ReactNode;
}

/** Over the views: which of them are shown. */
export const ViewBar = ({ kind, layout, pressed, before, after }: ViewBarProps) => {
  const t = useTranslation();
  const bar = useRef<HTMLDivElement>(null);
  useToolbar(bar);
  return (
    <div
      ref={bar}
      className={styles.paneHead}
      data-chrome
      role="toolbar"
      aria-label={t("sequences.viewToolbar")}
    >
      {before}
      {kind !== "protein" && layout.isShown("map") && (
        <Segmented
          size="small"
          data-own-keys=""
          aria-label={t("sequences.mapChoice")}
          value={layout.map}
          onChange={(map) => layout.setMap(map)}
          options={[
            { value: "circular" as const, label: t("sequences.mapCircular") },
            { value: "linear" as const, label: t("sequences.mapLinear") },
            { value: "both" as const, label: t("sequences.mapBoth") },
          ]}
        />
      )}
      <PaneButton pane="map" layout={layout} pressed={pressed} icon={<PieChartOutlined aria-hidden />} />
      <PaneButton pane="rows" layout={layout} pressed={pressed} icon={<AlignLeftOutlined aria-hidden />} />
      {after}
    </div>
  );
};

interface PaneButtonProps extends Pick<ViewBarProps, "layout" | "pressed"> {
  readonly pane: Pane;
  readonly icon: ReactNode;
}

const PaneButton = ({ pane, icon, layout, pressed }: PaneButtonProps) => {
  const t = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (pressed.current !== pane) return;
    pressed.current = null;
    button.current?.focus();
  }, [pane, pressed]);
  const isShown = layout.isShown(pane);
  const label = t(pane === "map" ? "sequences.mapPane" : "sequences.rowsPane");
  const keys = formatShortcut(pageKeys[pane === "map" ? "mapPane" : "rowsPane"]);
  const hint = t(isShown ? "sequences.hideInViews" : "sequences.showInViews", { what: label });
  return (
    <Tooltip title={`${hint} (${keys})`} mouseEnterDelay={0.5}>
      <Button
        ref={button}
        size="small"
        type={isShown ? "default" : "dashed"}
        className={styles.paneButton ?? ""}
        icon={icon}
        aria-label={label}
        aria-pressed={isShown}
        onClick={() => {
          pressed.current = pane;
          layout.toggle(pane);
        }}
      />
    </Tooltip>
  );
};
