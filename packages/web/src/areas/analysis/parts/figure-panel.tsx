import { CopyOutlined, DownloadOutlined } from "@ant-design/icons";
import { type AnalysisFigure, drawFigure } from "@benchleaf/bio";
import type { AnalysisFigureSettings } from "@benchleaf/contract";
import { Button, Checkbox, Dropdown, Input, InputNumber, Select } from "antd";
import { useId, useState } from "react";
import { saveBlob } from "../../../kernel/client.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { type PhraseKey, useTranslation } from "../../../kernel/translation.ts";
import { extensionOf, type FigureFormat, figureFile, figureFormats } from "../work/save-figure.ts";
import styles from "./analysis.module.css";
import { FigureDrawing } from "./figure-drawing.tsx";

interface FigurePanelProps {
  readonly figure: AnalysisFigure;
  readonly settings: AnalysisFigureSettings;
  readonly name: string;
  /** What the figure shows and what its error bars mean. */
  readonly caption: string;
  readonly onChange: (settings: AnalysisFigureSettings) => void;
}

const texts = ["title", "xName", "yName"] as const;
const sizes = [
  ["width", 30, 300],
  ["height", 30, 300],
  ["fontSize", 4, 24],
] as const;

/** The figure with its style and caption, exported at the size at which it is printed. */
export const FigurePanel = ({ figure, settings, name, caption, onChange }: FigurePanelProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const scene = drawFigure(figure, settings);
  const save = async (format: FigureFormat) => {
    setBusy(true);
    try {
      const file = name.replace(/[\\/:*?"<>|]/g, "_");
      saveBlob(await figureFile(scene, settings, format, name), `${file}.${extensionOf(format)}`);
    } catch {
      toasts.warning(t("analysis.figureFailed"));
    } finally {
      setBusy(false);
    }
  };
  const copy = async () => {
    await navigator.clipboard.writeText(caption);
    toasts.success(t("analysis.captionCopied"));
  };
  return (
    <>
      <figure className={styles.figureRoom}>
        <FigureDrawing scene={scene} size={settings} label={settings.title || name} />
        <figcaption className={styles.soft}>{caption}</figcaption>
      </figure>
      <div className={styles.line}>
        <Dropdown
          trigger={["click"]}
          menu={{
            items: figureFormats.map((key) => ({ key, label: t(`analysis.save-${key}`) })),
            onClick: ({ key }) => void save(key as FigureFormat),
          }}
        >
          <Button icon={<DownloadOutlined />} loading={isBusy}>
            {t("analysis.saveFigure")}
          </Button>
        </Dropdown>
        <Button icon={<CopyOutlined />} onClick={() => void copy()}>
          {t("analysis.copyCaption")}
        </Button>
      </div>
      <div className={styles.fields}>
        {texts.map((key) => (
          <div key={key} className={styles.field}>
            <label htmlFor={`${id}${key}`}>
              {t(key === "title" ? "analysis.figureTitle" : (`analysis.${key}` as PhraseKey))}
            </label>
            <Input
              id={`${id}${key}`}
              value={settings[key]}
              maxLength={100}
              onChange={({ target }) => onChange({ ...settings, [key]: target.value })}
            />
          </div>
        ))}
        {sizes.map(([key, min, max]) => (
          <div key={key} className={styles.field}>
            <label htmlFor={`${id}${key}`}>{t(`analysis.${key}` as PhraseKey)}</label>
            <InputNumber
              id={`${id}${key}`}
              min={min}
              max={max}
              value={settings[key]}
              onChange={(value) => value !== null && onChange({ ...settings, [key]: value })}
            />
          </div>
        ))}
        {figure.kind === "groups" && (
          <>
            <div className={styles.field}>
              <label htmlFor={`${id}shape`}>{t("analysis.shape")}</label>
              <Select
                id={`${id}shape`}
                value={settings.shape}
                options={(["points", "bars", "boxes"] as const).map((value) => ({
                  value,
                  label: t(`analysis.shape-${value}` as PhraseKey),
                }))}
                onChange={(shape) => onChange({ ...settings, shape })}
              />
            </div>
            <div className={styles.field}>
              <label htmlFor={`${id}error`}>{t("analysis.error")}</label>
              <Select
                id={`${id}error`}
                value={settings.error}
                options={(["sd", "sem", "interval", "none"] as const).map((value) => ({
                  value,
                  label: t(`analysis.error-${value}` as PhraseKey),
                }))}
                onChange={(error) => onChange({ ...settings, error })}
              />
            </div>
          </>
        )}
        <Checkbox
          checked={settings.isGray}
          onChange={({ target }) => onChange({ ...settings, isGray: target.checked })}
        >
          {t("analysis.isGray")}
        </Checkbox>
        {figure.kind === "xy" && (
          <Checkbox
            checked={settings.hasBand}
            onChange={({ target }) => onChange({ ...settings, hasBand: target.checked })}
          >
            {t("analysis.hasBand")}
          </Checkbox>
        )}
      </div>
    </>
  );
};
