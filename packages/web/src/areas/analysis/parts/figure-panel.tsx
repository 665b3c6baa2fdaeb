import type { AnalysisFigure } from "@benchleaf/bio";
import type { AnalysisFigureSettings } from "@benchleaf/contract";
import { Button, Checkbox, Input, InputNumber, Select } from "antd";
import { useId, useRef } from "react";
import { saveBlob } from "../../../kernel/client.ts";
import { type PhraseKey, useTranslation } from "../../../kernel/translation.ts";
import { pngOfSvg } from "../work/png-of-svg.ts";
import styles from "./analysis.module.css";
import { FigureDrawing } from "./figure-drawing.tsx";

interface FigurePanelProps {
  readonly figure: AnalysisFigure;
  readonly settings: AnalysisFigureSettings;
  readonly name: string;
  readonly onChange: (settings: AnalysisFigureSettings) => void;
}

const texts = ["title", "xName", "yName"] as const;
const sizes = [
  ["width", 30, 300],
  ["height", 30, 300],
  ["fontSize", 4, 24],
] as const;

/** The figure with its style, exported at the size at which it is printed. */
export const FigurePanel = ({ figure, settings, name, onChange }: FigurePanelProps) => {
  const t = useTranslation();
  const id = useId();
  const drawing = useRef<SVGSVGElement>(null);
  const svgText = () => (drawing.current ? new XMLSerializer().serializeToString(drawing.current) : "");
  const savePng = async () => saveBlob(await pngOfSvg(svgText(), settings), `${name}.png`);
  return (
    <>
      <div className={styles.figureRoom}>
        <FigureDrawing ref={drawing} figure={figure} settings={settings} label={settings.title || name} />
      </div>
      <div className={styles.line}>
        <Button onClick={() => saveBlob(new Blob([svgText()], { type: "image/svg+xml" }), `${name}.svg`)}>
          {t("analysis.saveSvg")}
        </Button>
        <Button onClick={() => void savePng()}>{t("analysis.savePng")}</Button>
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
