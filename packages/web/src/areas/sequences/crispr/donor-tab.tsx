import { Checkbox, Input, InputNumber } from "antd";
import { useDeferredValue, useId, useMemo, useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "../../../shared/crispr/crispr.module.css";
import { type Donor, type DonorInput, donorOf, MAX_INSERT } from "./order-oligos.ts";
import type { OrderProps } from "./order-props.ts";
import { OrderSheet } from "./order-sheet.tsx";

const MOST_ARM = 2_000;
const PLASMID_ARM = 800;
const OLIGO_ARM = 60;

/** Donors for repair by homology at each guide's cut, and whether they would be cut again. */
export const DonorTab = ({ guides, record, name, nuclease }: OrderProps) => {
  const t = useTranslation();
  const format = useFormat();
  const id = useId();
  const [input, setInput] = useState<DonorInput>({
    insert: "",
    leftArm: OLIGO_ARM,
    rightArm: OLIGO_ARM,
    isOligo: true,
  });
  const isIllegal = !/^[ACGT]*$/i.test(input.insert) || input.insert.length > MAX_INSERT;
  const settled = useDeferredValue(input);
  const donors = useMemo(
    () => (isIllegal ? [] : guides.flatMap((guide) => donorOf(guide, record, settled, name, nuclease) ?? [])),
    [guides, record, settled, name, nuclease, isIllegal],
  );
  const say = ({ guide, made, codingNames }: Donor): string => {
    const { blocking, isCutAgain, residual } = made;
    if (isCutAgain) return t("crispr.cutAgain");
    if (blocking.length === 0) return t("crispr.notCut");
    const places = blocking.map(({ position, from, to }) => `${format.number(position + 1)} ${from}→${to}`);
    const words = { changes: places.join(", "), residual: format.number((residual ?? 0) * 100, 1) };
    return codingNames.length === 0
      ? `${guide.number}: ${t("crispr.blocking", words)}`
      : `${guide.number}: ${t("crispr.blockingSilent", { ...words, name: codingNames.join(", ") })}`;
  };
  const arm = (which: "leftArm" | "rightArm") => (
    <label className={styles.stack} htmlFor={`${id}-${which}`}>
      {t(`crispr.${which}`)}
      <InputNumber<number>
        id={`${id}-${which}`}
        size="small"
        min={10}
        max={MOST_ARM}
        precision={0}
        suffix="bp"
        value={input[which]}
        onChange={(value) => value !== null && setInput({ ...input, [which]: value })}
      />
    </label>
  );
  const changeOligo = (isOligo: boolean) => {
    const length = isOligo ? OLIGO_ARM : PLASMID_ARM;
    setInput({ ...input, isOligo, leftArm: length, rightArm: length });
  };
  return (
    <>
      <label className={styles.stack} htmlFor={`${id}-insert`}>
        {t("crispr.insert")}
        <Input.TextArea
          id={`${id}-insert`}
          rows={2}
          spellCheck={false}
          className={styles.bases ?? ""}
          status={isIllegal ? "error" : ""}
          value={input.insert}
          onChange={({ target }) => setInput({ ...input, insert: target.value.replace(/[\s\d]/g, "") })}
        />
      </label>
      <p className={isIllegal ? styles.bad : styles.soft} role={isIllegal ? "alert" : undefined}>
        {isIllegal ? t("crispr.insertIllegal", { limit: format.number(MAX_INSERT) }) : t("crispr.insertHelp")}
      </p>
      <div className={styles.fields}>
        {arm("leftArm")}
        {arm("rightArm")}
        <Checkbox checked={input.isOligo} onChange={({ target }) => changeOligo(target.checked)}>
          {t("crispr.isOligo")}
        </Checkbox>
      </div>
      {donors.some(({ lines }) => lines.length > 1) && (
        <p className={styles.soft}>
          {t(
            donors.some(({ hasInsertPiece }) => hasInsertPiece)
              ? "crispr.donorPieces"
              : "crispr.donorPrimers",
          )}
        </p>
      )}
      {donors.length > 0 && (
        <OrderSheet
          lines={donors.flatMap(({ lines }) => lines)}
          title={`${name} ${t("crispr.hdr")}`}
          noteOf={({ guide, use }) => {
            const donor = donors.find((one) => one.guide.number === guide);
            return donor && use === "hdr" ? say(donor) : "";
          }}
        />
      )}
    </>
  );
};
