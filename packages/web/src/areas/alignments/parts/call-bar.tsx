import { Button } from "antd";
import { useFormat } from "../../../kernel/format.ts";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import type { CellFacts } from "../work/cell-facts.ts";
import styles from "./alignments.module.css";

interface CallBarProps {
  readonly facts: CellFacts | null;
  readonly selected: { readonly rows: number; readonly columns: number };
  readonly isEditable: boolean;
  /** A residue, `-` to take it out, null to take the decision back. */
  readonly onCall: (to: string | null) => void;
}

const bases = ["A", "C", "G", "T", "N"] as const;

/** What the cursor is on, and for a read what may be decided about it. */
export const CallBar = ({ facts, selected, isEditable, onCall }: CallBarProps) => {
  const t = useTranslation();
  const format = useFormat();
  if (!facts) return <p className={styles.foot}>{t("alignments.footNone")}</p>;
  const { row, letter, reference, referenceNumber, number, quality, call, column } = facts;
  const mayCall = isEditable && row.read !== null && letter !== " ";
  return (
    <section className={styles.foot} aria-label={t("alignments.foot")}>
      <span>{t("alignments.footColumn", { column: format.number(column + 1) })}</span>
      {referenceNumber !== null && (
        <span>
          {t("alignments.reference")} {format.number(referenceNumber)}{" "}
          <b className={styles.mono}>{reference}</b>
        </span>
      )}
      <span>
        {row.name} {number === null ? "" : format.number(number)}{" "}
        <b className={styles.mono}>{letter.trim() || "–"}</b>
      </span>
      {quality !== null && <span>Q{quality}</span>}
      {(selected.rows > 1 || selected.columns > 1) && (
        <span>
          {t("alignments.footSelected", { rows: selected.rows, columns: format.number(selected.columns) })}
        </span>
      )}
      {call && (
        <span>
          {t(call.from === call.to ? "alignments.callAccepted" : "alignments.callChanged", {
            from: call.from,
            to: call.to,
            name: call.authorName,
          })}{" "}
          <Moment instant={call.time} />
        </span>
      )}
      {mayCall && (
        <fieldset className={styles.callTools} aria-label={t("alignments.call")}>
          <Button
            size="small"
            disabled={call?.to === letter && call.from === letter}
            onClick={() => onCall(letter)}
          >
            {t("alignments.accept")}
          </Button>
          {bases.map((base) => (
            <Button
              key={base}
              size="small"
              className={styles.base ?? ""}
              disabled={base === letter}
              aria-label={t("alignments.callAs", { base })}
              onClick={() => onCall(base)}
            >
              {base}
            </Button>
          ))}
          <Button
            size="small"
            disabled={letter === "-"}
            aria-label={t("alignments.callGap")}
            onClick={() => onCall("-")}
          >
            −
          </Button>
          {call && (
            <Button size="small" onClick={() => onCall(null)}>
              {t("alignments.callBack")}
            </Button>
          )}
        </fieldset>
      )}
    </section>
  );
};
