import { InputNumber, Select, Switch } from "antd";
import { namePoints } from "../../../../canvas/export/picture-sheet.ts";
import type { PictureSize } from "../../../../canvas/view-props.ts";
import { useFormat } from "../../../../kernel/format.ts";
import { type PhraseKey, useTranslation } from "../../../../kernel/translation.ts";
import {
  MAX_MM,
  type MapPictureOptions,
  type MapPicturePlan,
  MIN_MM,
  mmOf,
  type PictureSizeName,
  pictureSizes,
} from "../../picture-settings.ts";
import styles from "./picture-dialog.module.css";
import { PictureField } from "./picture-field.tsx";

const SIZE_WORDS: Readonly<Record<PictureSizeName, PhraseKey>> = {
  screen: "sequences.pictureSizeScreen",
  oneColumn: "sequences.pictureSizeOneColumn",
  wideColumn: "sequences.pictureSizeWideColumn",
  twoColumns: "sequences.pictureSizeTwoColumns",
  own: "sequences.pictureSizeOwn",
};
/** Minimum font size of residues in points that journals require. */
const LEAST_POINTS = 5;

interface PictureMapFieldsProps {
  readonly input: MapPictureOptions;
  /** What is wished for, in millimetres. */
  readonly mm: PictureSize;
  /** Null while it is being laid out. */
  readonly plan: MapPicturePlan | null;
  readonly onInput: (input: MapPictureOptions) => void;
}

/** Size of a map's picture, whether all names fit, and how its residues are drawn. */
export const PictureMapFields = ({ input: wish, mm, plan, onInput: onRequest }: PictureMapFieldsProps) => {
  const t = useTranslation();
  const format = useFormat();
  const actual = plan ? mmOf(plan.size) : mm;
  const side = (name: "width" | "height", label: string) => (
    <InputNumber<number>
      data-no-loss
      aria-label={label}
      className={styles.side ?? ""}
      min={MIN_MM}
      max={MAX_MM}
      step={5}
      value={actual[name]}
      suffix="mm"
      onChange={(value) =>
        value !== null && onRequest({ ...wish, size: "own", own: { ...actual, [name]: value } })
      }
    />
  );
  const points = plan && namePoints(plan.size, plan.sheet);
  return (
    <>
      <PictureField label={t("sequences.pictureSize")}>
        {(id) => (
          <div className={styles.sides}>
            <Select<PictureSizeName>
              aria-labelledby={id}
              value={wish.size}
              options={pictureSizes.map((value) => ({ value, label: t(SIZE_WORDS[value]) }))}
              onChange={(size) => onRequest({ ...wish, size, own: actual })}
            />
            {side("width", t("sequences.pictureWidth"))}
            <span aria-hidden="true">×</span>
            {side("height", t("sequences.pictureHeight"))}
          </div>
        )}
      </PictureField>
      <PictureField label={t("sequences.pictureAllNames")}>
        {(id) => (
          <>
            <Switch
              aria-labelledby={id}
              checked={wish.hasAllNames}
              onChange={(hasAllNames) => onRequest({ ...wish, hasAllNames })}
            />
            <span className={styles.told} role="status">
              {plan && points !== null && (
                <>
                  {t("sequences.pictureLetters", { points: format.number(points, 1) })}
                  {plan.unnamed > 0 &&
                    ` · ${t("sequences.pictureUnnamed", { count: plan.unnamed, number: format.number(plan.unnamed) })}`}
                  {points < LEAST_POINTS && ` · ${t("sequences.pictureSmallLetters")}`}
                </>
              )}
            </span>
          </>
        )}
      </PictureField>
    </>
  );
};
