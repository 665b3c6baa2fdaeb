import type { CloneCheck, CloneVariant, CloneVerdict } from "@benchleaf/bio";
import type { AlignmentContent } from "@benchleaf/contract";
import { Button, InputNumber, Select } from "antd";
import { useId } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { effectLabel, variantName } from "../work/variant-rows.ts";
import styles from "./alignments.module.css";
import { OligoCheck } from "./oligo-check.tsx";

interface CloneCheckPanelProps {
  readonly check: CloneCheck;
  readonly content: AlignmentContent;
  readonly isEditable: boolean;
  readonly onGo: (rowId: string | null, column: number) => void;
  readonly onExpect: (featureIds: string[]) => void;
  readonly onQuality: (minimumQuality: number) => void;
  readonly onExport: (format: "csv" | "xlsx") => void;
}

const signs: Readonly<Record<CloneVerdict, string>> = {
  correct: "✓",
  wrong: "✗",
  check: "?",
  uncovered: "○",
};
const MOST_SHOWN = 400;

const isStanding = ({ standing }: CloneVariant) => standing !== "outvoted";

/** The result of a clone check: the verdict, then its reasons, each with a link to its position. */
export const CloneCheckPanel = (props: CloneCheckPanelProps) => {
  const { check, content, isEditable, onGo, onExpect, onQuality, onExport } = props;
  const t = useTranslation();
  const format = useFormat();
  const ids = { features: useId(), quality: useId() };
  const reference = content.rows.find(({ id }) => id === content.referenceId);
  const nameOf = new Map(content.rows.map(({ id, name }) => [id, name]));
  const wrong = check.variants.filter((one) => one.isExpected && isStanding(one));
  const missing = check.uncovered.reduce((sum, { start, end }) => sum + end - start, 0);
  const covered = check.coverage.reduce((sum, count) => sum + Number(count > 0), 0);
  const reasons = t(`alignments.verdict-${check.verdict}-help`, {
    count: wrong.length,
    missing: format.basePairs(missing),
  });
  const goTo = (position: number) => {
    let left = position;
    const letters = reference?.letters ?? "";
    for (let column = 0; column < letters.length; column++) {
      if (letters[column] === "-") continue;
      if (left === 0) return onGo(null, column);
      left -= 1;
    }
  };
  return (
    <div className={styles.panelBody}>
      <div className={styles.verdict} data-verdict={check.verdict} role="status">
        <strong>
          <span aria-hidden="true">{signs[check.verdict]} </span>
          {t(`alignments.verdict-${check.verdict}`)}
        </strong>
        <span>{reasons}</span>
      </div>
      <p className={styles.soft}>
        {t("alignments.covered", {
          covered: format.number(covered),
          all: format.basePairs(check.coverage.length),
        })}
      </p>
      <div className={styles.field}>
        <label htmlFor={ids.features}>{t("alignments.expected")}</label>
        <Select
          id={ids.features}
          mode="multiple"
          allowClear
          disabled={!isEditable}
          placeholder={t("alignments.expectedAll")}
          value={content.expectedFeatures}
          maxTagCount={3}
          showSearch={{ optionFilterProp: "label" }}
          options={(reference?.features ?? [])
            .filter(({ type }) => type !== "source")
            .map(({ id, name, type }) => ({ value: id, label: `${name} · ${type}` }))}
          onChange={onExpect}
        />
      </div>
      <div className={styles.field}>
        <label htmlFor={ids.quality}>{t("alignments.minimumQuality")}</label>
        <InputNumber
          id={ids.quality}
          min={0}
          max={60}
          disabled={!isEditable}
          value={content.minimumQuality}
          onChange={(value) => value !== null && onQuality(value)}
        />
        <span className={styles.help}>{t("alignments.minimumQualityHelp")}</span>
      </div>

      <h3 className={styles.subtitle}>
        {t("alignments.variants")} <span className={styles.soft}>{format.number(check.variants.length)}</span>
      </h3>
      {check.variants.length === 0 ? (
        <p className={styles.soft}>{t("alignments.variantsNone")}</p>
      ) : (
        <>
          <div className={styles.tableBox}>
            <table className={styles.table} aria-label={t("alignments.variants")}>
              <thead>
                <tr>
                  <th scope="col">{t("alignments.variant")}</th>
                  <th scope="col">{t("alignments.variantQualityShort")}</th>
                  <th scope="col">{t("alignments.variantEffect")}</th>
                  <th scope="col">{t("alignments.variantStanding")}</th>
                </tr>
              </thead>
              <tbody>
                {check.variants.slice(0, MOST_SHOWN).map((variant) => (
                  <tr
                    key={`${variant.position} ${variant.kind} ${variant.letters}`}
                    data-out={!variant.isExpected}
                  >
                    <td>
                      <button
                        type="button"
                        className={styles.go}
                        title={variant.rows.map((id) => nameOf.get(id)).join(", ")}
                        onClick={() => onGo(variant.rows[0] ?? null, variant.columns.start)}
                      >
                        {variantName(variant)}
                      </button>
                    </td>
                    <td className={styles.figure}>{variant.quality ?? "–"}</td>
                    <td>{effectLabel(t, variant)}</td>
                    <td>
                      {t(`alignments.standing-${variant.standing}`)}
                      {!variant.isExpected && ` · ${t("alignments.notExpected")}`}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {check.variants.length > MOST_SHOWN && (
            <p className={styles.soft}>
              {t("alignments.variantsMore", { count: check.variants.length - MOST_SHOWN })}
            </p>
          )}
          <div className={styles.line}>
            <Button size="small" onClick={() => onExport("csv")}>
              CSV
            </Button>
            <Button size="small" onClick={() => onExport("xlsx")}>
              XLSX
            </Button>
          </div>
        </>
      )}

      {check.uncovered.length > 0 && (
        <>
          <h3 className={styles.subtitle}>{t("alignments.uncovered")}</h3>
          <ul className={styles.plain}>
            {check.uncovered.slice(0, 50).map(({ start, end }) => (
              <li key={start}>
                <button type="button" className={styles.go} onClick={() => goTo(start)}>
                  {format.number(start + 1)}–{format.number(end)}
                </button>{" "}
                <span className={styles.soft}>{format.basePairs(end - start)}</span>
              </li>
            ))}
          </ul>
        </>
      )}

      {check.features.length > 0 && (
        <>
          <h3 className={styles.subtitle}>{t("alignments.features")}</h3>
          <ul className={styles.plain}>
            {check.features.slice(0, 200).map(({ id, name, covered, length, verdict }) => (
              <li key={id} className={styles.featureLine}>
                <span className={styles.pickName}>{name}</span>
                <span className={styles.soft}>{Math.floor((100 * covered) / Math.max(1, length))} %</span>
                <span className={styles.mark} data-verdict={verdict}>
                  {signs[verdict]} {t(`alignments.mark-${verdict}`)}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {reference && (
        <OligoCheck
          check={check}
          reference={reference}
          onGo={({ rows, columns }) => onGo(rows[0] ?? null, columns.start)}
        />
      )}
      {content.leftOut.length > 0 && (
        <>
          <h3 className={styles.subtitle}>{t("alignments.leftOut")}</h3>
          <ul className={styles.plain}>
            {content.leftOut.map(({ name, reason }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: names may stand twice, and the list never changes.
              <li key={index}>
                {name} – {t(`alignments.left-${reason}`)}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
};
