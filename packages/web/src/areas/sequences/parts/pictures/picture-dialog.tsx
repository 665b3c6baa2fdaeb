import { CopyOutlined, DownloadOutlined, PrinterOutlined } from "@ant-design/icons";
import { Alert, Button, Segmented, Select, Switch } from "antd";
import { type RefObject, useState } from "react";
import { makePicture, printDrawings } from "../../../../canvas/export/make-picture.ts";
import { pngSize } from "../../../../canvas/export/png-picture.ts";
import { MAX_ROW_RESIDUES, rowsPages } from "../../../../canvas/export/rows-pages.tsx";
import type { RowDisplay } from "../../../../canvas/row-display.ts";
import type { MapPicture, ViewProps } from "../../../../canvas/view-props.ts";
import { saveBlob } from "../../../../kernel/client.ts";
import { useFormat } from "../../../../kernel/format.ts";
import { Dialog } from "../../../../kernel/parts/dialog.tsx";
import { useToasts } from "../../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../../kernel/translation.ts";
import { useMapPicture } from "../../hooks/use-map-picture.ts";
import { defaultPictureOptions, type PictureMap, pictureSizeMm } from "../../picture-settings.ts";
import { unitOf } from "../../sequence-labels.ts";
import styles from "./picture-dialog.module.css";
import { PictureField } from "./picture-field.tsx";
import { PictureMapFields } from "./picture-map-fields.tsx";

/** What the maps draw; those that are not shown draw nothing. */
export type MapPictures = Readonly<Record<PictureMap, RefObject<MapPicture | null>>>;

interface PictureDialogProps {
  readonly view: Pick<ViewProps, "record" | "tracks" | "labels" | "selection">;
  readonly maps: MapPictures;
  /** How the rows are drawn on screen. */
  readonly display: RowDisplay;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

type Format = "svg" | "png" | "pdf";
type Work = "copy" | "print" | "save";

const RESOLUTIONS = [96, 150, 300, 600] as const;
const MOST_PNG_LETTERS = 10_000;
const NO_SIZE = { width: 0, height: 0 };

/** A view as a picture: saved, copied or printed. */
export default function PictureDialog({ view, maps, display, isOpen, onClose }: PictureDialogProps) {
  const t = useTranslation();
  const format = useFormat();
  const toasts = useToasts();
  const [wanted, setShown] = useState<PictureMap | "rows">("circular");
  const drawnMaps = (["circular", "linear"] as const).filter((map) => maps[map].current !== null);
  const shown = wanted === "rows" || drawnMaps.includes(wanted) ? wanted : (drawnMaps[0] ?? "rows");
  const source = shown === "rows" ? null : maps[shown].current;
  const [input, setInput] = useState(defaultPictureOptions);
  const mm = pictureSizeMm(input, shown === "linear" ? "linear" : "circular", source ?? NO_SIZE);
  const plan = useMapPicture(shown === "rows" ? null : maps[shown], mm, input, isOpen);
  const [file, setFile] = useState<Format>("png");
  const [dpi, setDpi] = useState<number>(300);
  const [isTransparent, setTransparent] = useState(false);
  const [hasSelection, setHasSelection] = useState(false);
  const [isPart, setPart] = useState(false);
  const [busy, setBusy] = useState<Work | null>(null);
  const { record, selection, labels, tracks } = view;
  const isPartOfRows = isPart && selection.length > 0;
  const letters = isPartOfRows ? selection.length : record.sequence.length;
  const most = file === "pdf" ? MAX_ROW_RESIDUES : MOST_PNG_LETTERS;
  const isLaidOut = shown === "rows" || plan !== null;
  const isTooLong = shown === "rows" && letters > most;

  const frame = (shown === "rows" ? null : plan) ?? undefined;
  const drawingsFor = (isPaged: boolean) => {
    if (source && plan) return source.draw({ hasSelection, sheet: plan.sheet });
    const stretch = isPartOfRows ? selection : null;
    const pageName = (page: number, pages: number) => t("sequences.picturePage", { page, pages });
    return rowsPages({ record, tracks, labels, stretch, isPaged, pageName, display });
  };
  const during = async (work: Work, run: () => Promise<void>) => {
    setBusy(work);
    try {
      await run();
    } catch {
      toasts.warning(t(work === "copy" ? "sequences.pictureCopyFailed" : "sequences.pictureFailed"));
    } finally {
      setBusy(null);
    }
  };
  const make = (kind: Format) =>
    makePicture({
      drawings: drawingsFor(kind === "pdf"),
      format: kind,
      title: record.name,
      dpi,
      ground: isTransparent ? null : "#ffffff",
      frame,
    });
  const save = () =>
    during("save", async () => {
      saveBlob(await make(file), `${record.name.replace(/[\\/:*?"<>|]/g, "_")}.${file}`);
      onClose();
    });
  const copy = () =>
    during("copy", async () => {
      // Safari lets a picture in only when it is promised within the press itself.
      await navigator.clipboard.write([new ClipboardItem({ "image/png": make("png") })]);
      toasts.success(t("sequences.pictureCopied"));
    });
  const print = () => during("print", () => printDrawings(drawingsFor(true), frame));

  const dpiLabel = (value: number) => {
    if (!source || !plan) return `${value} dpi`;
    const { width, height } = pngSize(plan.size, value);
    const words = { dpi: format.number(value), width: format.number(width), height: format.number(height) };
    return t("sequences.pictureDpi", words);
  };
  return (
    <Dialog
      open={isOpen}
      width={600}
      title={t("sequences.pictureTitle")}
      onCancel={onClose}
      footer={
        <div className={styles.foot}>
          <Button
            icon={<PrinterOutlined />}
            loading={busy === "print"}
            disabled={!isLaidOut || (shown === "rows" && letters > MAX_ROW_RESIDUES)}
            onClick={print}
          >
            {t("sequences.picturePrint")}
          </Button>
          <Button
            icon={<CopyOutlined />}
            loading={busy === "copy"}
            disabled={!isLaidOut || (shown === "rows" && letters > MOST_PNG_LETTERS)}
            onClick={copy}
          >
            {t("sequences.pictureCopy")}
          </Button>
          <Button
            type="primary"
            icon={<DownloadOutlined />}
            loading={busy === "save"}
            disabled={!isLaidOut || isTooLong}
            onClick={save}
          >
            {t("sequences.pictureSave")}
          </Button>
        </div>
      }
    >
      <PictureField label={t("sequences.pictureView")}>
        {(id) => (
          <Segmented
            aria-labelledby={id}
            value={shown}
            onChange={setShown}
            options={[
              ...drawnMaps.map((map) => ({
                value: map,
                label: t(map === "circular" ? "sequences.mapCircular" : "sequences.mapLinear"),
              })),
              { value: "rows" as const, label: t("sequences.pictureRows") },
            ]}
          />
        )}
      </PictureField>
      {shown === "rows" ? (
        <PictureField label={t("sequences.pictureScope")}>
          {(id) => (
            <Segmented
              aria-labelledby={id}
              value={isPartOfRows ? "part" : "all"}
              onChange={(scope) => setPart(scope === "part")}
              options={[
                { value: "all", label: t("sequences.pictureScopeAll") },
                {
                  value: "part",
                  label: t("sequences.pictureScopeSelection"),
                  disabled: selection.length === 0,
                },
              ]}
            />
          )}
        </PictureField>
      ) : (
        <>
          <PictureMapFields input={input} mm={mm} plan={plan} onInput={setInput} />
          <PictureField label={t("sequences.pictureSelection")}>
            {(id) => (
              <Switch
                aria-labelledby={id}
                checked={hasSelection && selection.length > 0}
                disabled={selection.length === 0}
                onChange={setHasSelection}
              />
            )}
          </PictureField>
        </>
      )}
      <PictureField label={t("sequences.pictureFormat")}>
        {(id) => (
          <Segmented<Format>
            aria-labelledby={id}
            value={file}
            onChange={setFile}
            options={[
              { value: "png", label: t("sequences.picturePng") },
              { value: "svg", label: t("sequences.pictureSvg") },
              { value: "pdf", label: t("sequences.picturePdf") },
            ]}
          />
        )}
      </PictureField>
      {file === "png" ? (
        <PictureField label={t("sequences.pictureResolution")}>
          {(id) => (
            <Select<number>
              aria-labelledby={id}
              value={dpi}
              onChange={setDpi}
              options={RESOLUTIONS.map((value) => ({ value, label: dpiLabel(value) }))}
            />
          )}
        </PictureField>
      ) : (
        <p className={styles.help}>{t("sequences.pictureVectorHelp")}</p>
      )}
      {file !== "pdf" && (
        <PictureField label={t("sequences.pictureGround")}>
          {(id) => (
            <Segmented
              aria-labelledby={id}
              value={isTransparent ? "none" : "white"}
              onChange={(ground) => setTransparent(ground === "none")}
              options={[
                { value: "white", label: t("sequences.pictureWhite") },
                { value: "none", label: t("sequences.pictureTransparent") },
              ]}
            />
          )}
        </PictureField>
      )}
      {isTooLong && (
        <Alert
          type="info"
          showIcon
          title={t("sequences.pictureTooLong", { limit: format.basePairs(most, unitOf(record)) })}
        />
      )}
    </Dialog>
  );
}
