import { adviseBuffers, type BufferAdvice, type EnzymeRecord, loadEnzymes } from "@benchleaf/bio";
import { useEffect, useMemo, useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "./digest.module.css";

/** The whole records of the catalogue, once they have been fetched. */
export const useEnzymeRecords = (): readonly EnzymeRecord[] | null => {
  const [records, setRecords] = useState<readonly EnzymeRecord[] | null>(null);
  useEffect(() => {
    let isGone = false;
    void loadEnzymes().then((loaded) => {
      if (!isGone) setRecords(loaded);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return records;
};

const SHOWN = 3;

/** Buffers for a double digest with the enzymes of a lane, from the suppliers' tables. */
export const BufferNote = ({ enzymes }: { enzymes: readonly string[] }) => {
  const t = useTranslation();
  const records = useEnzymeRecords();
  const chosen = useMemo(
    () => enzymes.flatMap((name) => records?.find((record) => record.name === name) ?? []),
    [records, enzymes],
  );
  const advised = useMemo(() => adviseBuffers(chosen), [chosen]);
  if (records === null || enzymes.length === 0) return null;
  const untold = enzymes.find((name) => !chosen.some((record) => record.name === name));
  if (untold !== undefined)
    return <p className={styles.advice}>{t("digest.noBufferData", { name: untold })}</p>;
  if (!advised.ok)
    return <p className={styles.advice}>{t("digest.noBufferData", { name: advised.error.enzyme ?? "" })}</p>;
  if (advised.advice.length === 0) return <p className={styles.advice}>{t("digest.noCommonBuffer")}</p>;
  return (
    <details className={styles.advice}>
      <summary>
        <Advice advice={advised.advice[0]!} />
      </summary>
      <ul className={styles.others}>
        {advised.advice.slice(1, 1 + SHOWN).map((advice) => (
          <li key={`${advice.provider} ${advice.buffer}`}>
            <Advice advice={advice} />
          </li>
        ))}
      </ul>
      <p className={styles.source}>{t("digest.bufferSource")}</p>
    </details>
  );
};

const Advice = ({ advice }: { advice: BufferAdvice }) => {
  const t = useTranslation();
  const format = useFormat();
  const percent = ({ min, max }: { min: number; max: number }) =>
    min === max ? `${format.number(max)} %` : `${format.number(min)}–${format.number(max)} %`;
  const activities = advice.enzymes
    .map(
      ({ product, activity }) =>
        `${product} ${percent(activity)}${activity.needs ? ` + ${activity.needs}` : ""}`,
    )
    .join(", ");
  const each = advice.enzymes
    .map(({ product, temperature }) => `${product} ${temperature ?? ""}`.trim())
    .join(", ");
  return (
    <span>
      <strong>
        {advice.provider} {advice.buffer}
      </strong>
      {" · "}
      {advice.temperature ?? t("digest.differentTemperatures", { each })}
      {" · "}
      {activities}
      {advice.hasStarActivity && <em className={styles.star}> {t("digest.starActivity")}</em>}
    </span>
  );
};
