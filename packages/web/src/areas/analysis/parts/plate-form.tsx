import {
  changeWells,
  layOutSeries,
  type Plate,
  type PlateWell,
  type SeriesLayout,
  type WellRole,
  wellName,
  wellRoles,
} from "@benchleaf/bio";
import { Button, Checkbox, Input, InputNumber, Select } from "antd";
import { useId, useState } from "react";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "./analysis.module.css";

interface PlateFormProps {
  readonly plate: Plate;
  /** Indices of the selected wells. */
  readonly wells: readonly number[];
  readonly onChange: (plate: Plate) => void;
}

const fields = ["name", "concentration", "dilution", "target"] as const;
const prefixes: Readonly<Partial<Record<WellRole, string>>> = { standard: "S", blank: "B", control: "C" };

/** What the selected wells hold: role, name, concentration; or a series over all of them. */
export const PlateForm = ({ plate, wells, onChange }: PlateFormProps) => {
  const t = useTranslation();
  const id = useId();
  const [layout, setLayout] = useState<Omit<SeriesLayout, "prefix">>({
    ...{ direction: "down", first: null, factor: 2 },
  });
  const chosen = wells.map((index) => plate.wells[index]!);
  const common = (key: keyof PlateWell): string | undefined => {
    const values = new Set(chosen.map((well) => well[key]));
    return values.size === 1 ? [...values][0] : undefined;
  };
  const change = (part: Partial<PlateWell>) => onChange(changeWells(plate, wells, part));
  const role = common("role") as WellRole | undefined;
  const first = wells[0] ?? 0;
  const place = [wellName(plate.size, first), wellName(plate.size, wells.at(-1) ?? first)];
  const lay = () => {
    const isEmpty = role === undefined || role === "empty";
    const ready = isEmpty ? changeWells(plate, wells, { role: "sample" }) : plate;
    onChange(layOutSeries(ready, wells, { ...layout, prefix: prefixes[role ?? "sample"] ?? "U" }));
  };
  return (
    <fieldset className={styles.fields}>
      <legend>
        {t("analysis.wellsChosen", { count: wells.length, wells: [...new Set(place)].join("–") })}
      </legend>
      <div className={styles.field}>
        <label htmlFor={`${id}-role`}>{t("analysis.wellRole")}</label>
        <Select
          id={`${id}-role`}
          value={role ?? null}
          placeholder={t("analysis.wellsDiffer")}
          options={wellRoles.map((value) => ({ value, label: t(`analysis.well-${value}`) }))}
          onChange={(value) => value && change({ role: value })}
        />
      </div>
      {fields.map((key) => (
        <div key={key} className={styles.field}>
          <label htmlFor={`${id}-${key}`}>{t(`analysis.wellField-${key}`)}</label>
          <Input
            id={`${id}-${key}`}
            value={common(key) ?? ""}
            placeholder={common(key) === undefined ? t("analysis.wellsDiffer") : ""}
            maxLength={key === "name" || key === "target" ? 100 : 40}
            onChange={({ target }) => change({ [key]: target.value })}
          />
        </div>
      ))}
      {wells.length === 1 && (
        <div className={styles.field}>
          <label htmlFor={`${id}-value`}>{t("analysis.plate-value")}</label>
          <Input
            id={`${id}-value`}
            value={chosen[0]?.value ?? ""}
            maxLength={40}
            onChange={({ target }) =>
              change({ value: target.value, ...(chosen[0]?.role === "empty" ? { role: "sample" } : {}) })
            }
          />
        </div>
      )}
      {wells.length > 1 && (
        <>
          <div className={styles.field}>
            <label htmlFor={`${id}-first`}>{t("analysis.seriesFirst")}</label>
            <InputNumber
              id={`${id}-first`}
              min={0}
              value={layout.first}
              onChange={(value) => setLayout({ ...layout, first: value })}
            />
          </div>
          <div className={styles.field}>
            <label htmlFor={`${id}-factor`}>{t("analysis.seriesFactor")}</label>
            <InputNumber
              id={`${id}-factor`}
              min={1}
              max={1_000}
              value={layout.factor}
              onChange={(value) => value !== null && setLayout({ ...layout, factor: value })}
            />
          </div>
          <div className={styles.field}>
            <label htmlFor={`${id}-direction`}>{t("analysis.seriesDirection")}</label>
            <Select
              id={`${id}-direction`}
              value={layout.direction}
              options={(["down", "across"] as const).map((value) => ({
                value,
                label: t(`analysis.series-${value}`),
              }))}
              onChange={(direction) => setLayout({ ...layout, direction })}
            />
          </div>
          <div className={styles.field}>
            <span aria-hidden>&nbsp;</span>
            <Button onClick={lay}>{t("analysis.seriesLay")}</Button>
          </div>
        </>
      )}
      <Checkbox
        checked={plate.isBlankSubtracted}
        onChange={({ target }) => onChange({ ...plate, isBlankSubtracted: target.checked })}
      >
        {t("analysis.subtractBlank")}
      </Checkbox>
    </fieldset>
  );
};
