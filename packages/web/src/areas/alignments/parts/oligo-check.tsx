import type { CloneCheck, CloneVariant } from "@benchleaf/bio";
import type { AlignmentRow } from "@benchleaf/contract";
import { Input } from "antd";
import { useEffect, useId, useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useDebounced } from "../../../kernel/use-debounced.ts";
import { MAX_OLIGOS, parseOligos } from "../../../shared/sequences/parse-oligos.ts";
import { basesFromEnd, type CheckedOligo } from "../work/check-oligos.ts";
import { runAlignmentJob } from "../work/run-alignment-job.ts";
import { variantName } from "../work/variant-rows.ts";
import styles from "./alignments.module.css";

interface OligoCheckProps {
  readonly check: CloneCheck;
  readonly reference: AlignmentRow;
  readonly onGo: (variant: CloneVariant) => void;
}

/** What the worker finds of the oligos typed, once the hand has rested. */
const useCheckedOligos = (text: string, { check, reference }: Omit<OligoCheckProps, "onGo">) => {
  const toasts = useToasts();
  const settled = useDebounced(text);
  const [checked, setChecked] = useState<readonly CheckedOligo[]>([]);
  useEffect(() => {
    const oligos = parseOligos(settled).oligos;
    if (oligos.length === 0) return setChecked([]);
    const stop = new AbortController();
    const job = {
      type: "oligos" as const,
      reference: reference.letters.replace(/[- ]/g, ""),
      isCircular: reference.circular,
      oligos,
      check: { variants: check.variants, coverage: check.coverage },
    };
    runAlignmentJob(job, { signal: stop.signal }).then(setChecked, (error) => {
      if (!stop.signal.aborted) toasts.failure(error);
    });
    return () => stop.abort();
  }, [settled, check, reference, toasts]);
  return checked;
};

const marks = {
  clear: "correct",
  changed: "wrong",
  uncovered: "check",
  absent: "check",
  illegal: "wrong",
} as const;

/** Checks the user's primers and guides against the reads: whether their binding sites are as intended. */
export const OligoCheck = ({ check, reference, onGo }: OligoCheckProps) => {
  const t = useTranslation();
  const format = useFormat();
  const id = useId();
  const [text, setText] = useState("");
  const checked = useCheckedOligos(text, { check, reference });
  const size = reference.letters.replace(/[- ]/g, "").length;
  return (
    <>
      <h3 className={styles.subtitle}>
        <label htmlFor={id}>{t("alignments.oligos")}</label>
      </h3>
      <Input.TextArea
        id={id}
        rows={3}
        spellCheck={false}
        placeholder={t("alignments.oligosExample")}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <p className={styles.help}>{t("alignments.oligosHelp", { limit: MAX_OLIGOS })}</p>
      <ul className={styles.plain} aria-label={t("alignments.oligos")}>
        {checked.map(({ name, bases, state, tail, places }) => (
          <li key={`${name} ${bases}`}>
            <div className={styles.featureLine}>
              <span className={styles.pickName}>{name}</span>
              <span className={styles.mark} data-verdict={marks[state]}>
                {t(`alignments.oligo-${state}`)}
              </span>
            </div>
            {places.map((place) => (
              <div key={`${place.start} ${place.strand}`}>
                <span className={styles.soft}>
                  {t("alignments.oligoPlace", {
                    first: format.number(place.start + 1),
                    last: format.number(((place.end - 1) % size) + 1),
                    strand: place.strand === 1 ? "+" : "−",
                  })}
                  {tail > 0 && ` · ${t("alignments.oligoTail", { count: tail })}`}
                </span>{" "}
                {place.variants.map((variant) => (
                  <button
                    key={`${variant.position} ${variant.kind} ${variant.letters}`}
                    type="button"
                    className={styles.go}
                    onClick={() => onGo(variant)}
                  >
                    {t("alignments.oligoDiffers", {
                      variant: variantName(variant),
                      count: basesFromEnd(place, variant, size),
                    })}
                  </button>
                ))}
              </div>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
};
