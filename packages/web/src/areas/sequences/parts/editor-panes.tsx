import type { LabFile } from "@benchleaf/contract";
import { Segmented } from "antd";
import { type CSSProperties, useMemo, useRef, useState } from "react";
import { CircularMap } from "../../../canvas/circular-map.tsx";
import { LinearMap } from "../../../canvas/linear-map.tsx";
import { SequenceRows } from "../../../canvas/sequence-rows.tsx";
import { useAfterPaint } from "../../../canvas/use-after-paint.ts";
import type { PictureSource, ViewProps } from "../../../canvas/view-props.ts";
import { useTheme } from "../../../kernel/theme.tsx";
import { useWords } from "../../../kernel/words.ts";
import type { EditorAction } from "../actions/editor-action.ts";
import { useAdjusting } from "../hooks/use-adjusting.ts";
import type { useEditorTools } from "../hooks/use-editor-tools.ts";
import type { useEditorViews } from "../hooks/use-editor-views.ts";
import { useRemembered } from "../hooks/use-remembered.ts";
import type { useSequenceEditor } from "../hooks/use-sequence-editor.ts";
import { useShownRecord } from "../hooks/use-shown-record.ts";
import { useViewKeys } from "../hooks/use-view-keys.ts";
import { useViewLabels } from "../hooks/use-view-labels.ts";
import { EditorMenu } from "./editor-menu.tsx";
import { EditorSide } from "./editor-side.tsx";
import { LEAST_SHARE, MOST_SHARE, PaneSplitter } from "./pane-splitter.tsx";
import { PictureButton } from "./picture-button.tsx";
import { ShowSettings } from "./show-settings.tsx";
import styles from "./workbench.module.css";

interface EditorPanesProps {
  readonly file: LabFile;
  readonly editor: ReturnType<typeof useSequenceEditor>;
  readonly views: ReturnType<typeof useEditorViews>;
  readonly opened: ReturnType<typeof useEditorTools>;
  readonly actions: readonly EditorAction[];
  readonly isEditable: boolean;
}

type MapKind = "circular" | "linear";
const readMapKind = (text: string): MapKind | null =>
  text === "circular" || text === "linear" ? text : null;
const readShare = (text: string) => {
  const share = Number(text);
  return share >= LEAST_SHARE && share <= MOST_SHARE ? share : null;
};

/** Map, letters and features side by side; what is selected in one is selected in all. */
export const EditorPanes = ({ file, editor, views, opened, actions, isEditable }: EditorPanesProps) => {
  const t = useWords();
  const theme = useTheme();
  const { document, editing, onSelect } = editor;
  const [menuAt, setMenuAt] = useState<{ x: number; y: number } | null>(null);
  const [hoveredFeatureId, setHovered] = useState<string | null>(null);
  const [chosenMap, setMap] = useRemembered<MapKind>("benchleaf-sequence-map", "circular", readMapKind);
  const [share, setShare] = useRemembered("benchleaf-sequence-share", 48, readShare);
  const { record } = document;
  // The map shows the file's name in its middle.
  const { name } = file;
  const { settings, setSettings, tracks, proposals, hidden } = views;
  const labels = useViewLabels(name, record);
  const shown = useShownRecord(record, name, { orfs: tracks.orfs, proposals, hidden });
  const picture = useRef<PictureSource>(null);
  // A typed letter is painted first; the map follows in the next moment.
  const drawn = useAfterPaint(useMemo(() => ({ record: shown, tracks }), [shown, tracks]));
  // A protein has no ring.
  const map = record.kind === "protein" ? "linear" : chosenMap;
  useViewKeys(record.kind, views, setMap);
  const adjusting = useAdjusting(editor, isEditable);
  const view: ViewProps = {
    record: shown,
    selection: document.selection,
    hoveredFeatureId,
    tracks,
    theme,
    labels,
    onSelect,
    onHover: setHovered,
    onMenu: (x, y) => setMenuAt({ x, y }),
    ...(adjusting && { adjusting }),
  };
  const mapView = { ...view, ...drawn };

  return (
    <div className={styles.panes}>
      <div className={styles.views}>
        <section
          className={styles.mapPane}
          data-tour="map"
          style={{ "--map-share": `${share}%` } as CSSProperties}
          aria-label={t("sequences.mapPane")}
        >
          <div className={styles.paneHead}>
            <ShowSettings
              kind={record.kind}
              hasTrace={record.trace !== undefined}
              settings={settings}
              onChange={setSettings}
            />
            {record.kind !== "protein" && (
              <Segmented
                size="small"
                aria-label={t("sequences.mapChoice")}
                value={map}
                onChange={(kind) => setMap(kind)}
                options={[
                  { value: "circular" as const, label: t("sequences.mapCircular") },
                  { value: "linear" as const, label: t("sequences.mapLinear") },
                ]}
              />
            )}
            <PictureButton view={view} map={picture} display={settings.rows} />
          </div>
          <div className={styles.canvas}>
            {map === "circular" ? (
              <CircularMap {...mapView} picture={picture} />
            ) : (
              <LinearMap {...mapView} picture={picture} />
            )}
          </div>
        </section>
        <PaneSplitter label={t("sequences.resizePanes")} share={share} onChange={setShare} />
        <section className={styles.rowsPane} data-tour="rows" aria-label={t("sequences.rowsPane")}>
          <div className={styles.canvas}>
            <SequenceRows {...view} {...editing} display={settings.rows} isEditable={isEditable} />
          </div>
        </section>
      </div>
      {menuAt && (
        <EditorMenu at={menuAt} actions={actions} tools={opened.tools} onClose={() => setMenuAt(null)} />
      )}
      <EditorSide
        {...{ file, editor, views, opened, actions, isEditable }}
        links={{ theme, hoveredFeatureId, onHover: setHovered }}
      />
    </div>
  );
};
