import type { Selection } from "@benchleaf/bio";
import type { LabFile } from "@benchleaf/contract";
import { type CSSProperties, lazy, type ReactNode, Suspense, useMemo, useRef, useState } from "react";
import { CircularMap } from "../../../../canvas/circular-map.tsx";
import { restFor } from "../../../../canvas/found-spans.ts";
import { LinearMap } from "../../../../canvas/linear-map.tsx";
import type { RemoteCursor } from "../../../../canvas/remote-cursors.ts";
import { SequenceRows } from "../../../../canvas/sequence-rows.tsx";
import { useAfterPaint } from "../../../../canvas/use-after-paint.ts";
import type { MapHandle, ViewProps } from "../../../../canvas/view-props.ts";
import { useTheme } from "../../../../kernel/appearance.ts";
import { useTranslation } from "../../../../kernel/translation.ts";
import { useViewLabels } from "../../../../shared/sequences/use-view-labels.ts";
import type { EditorAction } from "../../actions/editor-action.ts";
import type { ListLinks } from "../../annotation/list-links.ts";
import { useAdjusting } from "../../hooks/use-adjusting.ts";
import type { useComments } from "../../hooks/use-comments.ts";
import type { useEditorTools } from "../../hooks/use-editor-tools.ts";
import type { useEditorViews } from "../../hooks/use-editor-views.ts";
import { type Pane, usePaneLayout } from "../../hooks/use-pane-layout.ts";
import type { useSequenceEditor } from "../../hooks/use-sequence-editor.ts";
import { useViewKeys } from "../../hooks/use-view-keys.ts";
import { useMapRecord, useOrfSpans, useVisibleRecord } from "../../hooks/use-visible-record.ts";
import { useZoomKeys } from "../../hooks/use-zoom-keys.ts";
import { threadOfMark } from "../../visible-features.ts";
import { PictureButton } from "../pictures/picture-button.tsx";
import { ShowSettings } from "../settings/show-settings.tsx";
import { EditorSide } from "../side/editor-side.tsx";
import { deferred } from "./deferred.tsx";
import { PaneSplitter } from "./pane-splitter.tsx";
import { ViewBar } from "./view-bar.tsx";
import styles from "./workbench.module.css";

const LaterBar = deferred(ViewBar);

/** Loaded on first use. */
const EditorMenu = lazy(async () => ({ default: (await import("../header/editor-menu.tsx")).EditorMenu }));

interface EditorPanesProps {
  readonly file: LabFile;
  readonly editor: ReturnType<typeof useSequenceEditor>;
  readonly views: ReturnType<typeof useEditorViews>;
  readonly opened: ReturnType<typeof useEditorTools>;
  readonly comments: ReturnType<typeof useComments>;
  readonly actions: readonly EditorAction[];
  readonly isEditable: boolean;
  readonly guests: readonly RemoteCursor[];
  /** What is next to the views instead of the lists, unless a task is being done there. */
  readonly beside: false | ((links: Pick<ListLinks, "hoveredFeatureId" | "onHover">) => ReactNode);
}

/** Map, residues and features side by side; what is selected in one is selected in all. */
export const EditorPanes = (props: EditorPanesProps) => {
  const { file, editor, views, opened, comments, actions, isEditable, guests, beside } = props;
  const t = useTranslation();
  const theme = useTheme();
  const { document, editing, onSelect } = editor;
  const [menuAt, setMenuAt] = useState<{ x: number; y: number } | null>(null);
  const [hoveredFeatureId, setHovered] = useState<string | null>(null);
  const { record } = document;
  const layout = usePaneLayout(record.kind);
  const pressed = useRef<Pane | null>(null);
  // The map shows the file's name in its middle.
  const { name } = file;
  const { settings, setSettings, proposals, hidden } = views;
  const spans = useOrfSpans(views.tracks.orfs, hidden);
  const tracks = useMemo(() => ({ ...views.tracks, spans }), [views.tracks, spans]);
  const labels = useViewLabels(name, record);
  const { marks } = comments;
  const [isPicturing, setPicturing] = useState(false);
  // Comments are not part of an exported picture.
  const added = useMemo(
    () => (marks.length === 0 || isPicturing ? proposals : [...proposals, ...marks]),
    [proposals, marks, isPicturing],
  );
  const shown = useVisibleRecord(record, name, { proposals: added, hidden });
  const ring = useRef<MapHandle>(null);
  const line = useRef<MapHandle>(null);
  // A typed residue is painted first; the map follows in the next moment.
  const drawn = useAfterPaint(
    useMemo(() => ({ record: shown, tracks }), [shown, tracks]),
    restFor(spans),
  );
  useViewKeys(record.kind, views, layout);
  useZoomKeys([ring, line]);
  const adjusting = useAdjusting(editor, isEditable);
  const select = (selection: Selection, pickedId: string | null = null) => {
    onSelect(selection);
    const thread = threadOfMark(pickedId);
    if (thread !== null) comments.seek(thread);
  };
  const view: ViewProps = {
    record: shown,
    selection: document.selection,
    hoveredFeatureId,
    tracks,
    theme,
    labels,
    guests,
    onSelect: select,
    onHover: setHovered,
    onMenu: (x, y) => setMenuAt({ x, y }),
    ...(adjusting && { adjusting }),
  };
  const mapRecord = useMapRecord(drawn.record, drawn.tracks.spans);
  const mapView = { ...view, tracks: drawn.tracks, record: mapRecord };

  const bar = (
    <LaterBar
      kind={record.kind}
      layout={layout}
      pressed={pressed}
      before={
        <ShowSettings
          kind={record.kind}
          hasTrace={record.trace !== undefined}
          settings={settings}
          onChange={setSettings}
        />
      }
      after={
        <PictureButton
          view={view}
          maps={{ circular: ring, linear: line }}
          display={settings.rows}
          onOpen={setPicturing}
        />
      }
    />
  );
  const hasMap = layout.isShown("map");
  const hasRows = layout.isShown("rows");
  return (
    <div className={styles.panes}>
      <div className={styles.views}>
        {hasMap && (
          <section
            className={styles.mapPane}
            data-tour="map"
            data-alone={!hasRows || undefined}
            style={{ "--map-share": `${layout.share}%` } as CSSProperties}
            aria-label={t("sequences.mapPane")}
          >
            {bar}
            {layout.map !== "linear" && (
              <div className={styles.canvas}>
                <CircularMap {...mapView} handle={ring} />
              </div>
            )}
            {layout.map !== "circular" && (
              <div className={layout.map === "both" ? styles.lowerCanvas : styles.canvas}>
                <LinearMap {...mapView} handle={line} />
              </div>
            )}
          </section>
        )}
        {hasMap && hasRows && (
          <PaneSplitter label={t("sequences.resizePanes")} share={layout.share} onChange={layout.setShare} />
        )}
        {hasRows && (
          <section className={styles.rowsPane} data-tour="rows" aria-label={t("sequences.rowsPane")}>
            {!hasMap && bar}
            <div className={styles.canvas}>
              {record.sequence === "" && isEditable && (
                <p className={styles.emptyHint}>{t("sequences.emptyHint")}</p>
              )}
              <SequenceRows {...view} {...editing} display={settings.rows} isEditable={isEditable} />
            </div>
          </section>
        )}
      </div>
      {menuAt && (
        <Suspense fallback={null}>
          <EditorMenu at={menuAt} actions={actions} tools={opened.tools} onClose={() => setMenuAt(null)} />
        </Suspense>
      )}
      {beside && opened.task === null ? (
        beside({ hoveredFeatureId, onHover: setHovered })
      ) : (
        <EditorSide
          {...{ file, editor, views, opened, actions, isEditable }}
          links={{ theme, hoveredFeatureId, onHover: setHovered }}
        />
      )}
    </div>
  );
};
