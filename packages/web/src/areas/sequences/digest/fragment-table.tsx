import type { Selection } from "@benchleaf/bio";
import { Button } from "antd";
import { useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "./digest.module.css";
import { endText, isSelected, selectionOf } from "./fragment-rows.ts";
import type { DigestLane } from "./use-digest.ts";

interface FragmentTableProps {
  readonly lane: DigestLane;
  readonly selection: Selection;
  readonly onSelect: (selection: Selection) => void;
}

/** So many lines more at each press; the file holds them all. */
const LINES = 100;

/** The gel's twin in words and figures: the fragments of one lane, longest first. */
export const FragmentTable = ({ lane, selection, onSelect }: FragmentTableProps) => {
  const t = useTranslation();
  const format = useFormat();
  const { rows, number, enzymes, isPartial } = lane;
  const [most, setMost] = useState(LINES);
  const end = (one: Parameters<typeof endText>[0]) =>
    one?.kind === "blunt" && one.enzyme !== null
      ? `${one.enzyme} ${t("digest.blunt")}`
      : (endText(one) ?? (one === null ? "–" : t("digest.nativeEnd")));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <section className={styles.table} tabIndex={0} aria-label={t("digest.fragmentsOfLane", { number })}>
      <table>
        <caption className={styles.caption}>
          {t("digest.fragmentsOfLane", { number })} {enzymes.join(" + ")}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t("digest.place")}</th>
            <th scope="col" className={styles.figure}>
              {t("digest.length")}
            </th>
            <th scope="col">{t("digest.leftEnd")}</th>
            <th scope="col">{t("digest.rightEnd")}</th>
            {isPartial && (
              <th scope="col" className={styles.figure}>
                {t("digest.missedCuts")}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, most).map(({ index, first, last, fragment }) => {
            const isChosen = isSelected(fragment, selection);
            return (
              <tr key={index} data-selected={isChosen}>
                <td>
                  <button
                    type="button"
                    className={styles.link}
                    aria-pressed={isChosen}
                    onClick={() => onSelect(selectionOf(fragment))}
                  >
                    {format.number(first)}–{format.number(last)}
                  </button>
                </td>
                <td className={styles.figure}>{format.basePairs(fragment.length)}</td>
                <td>{end(fragment.left)}</td>
                <td>{end(fragment.right)}</td>
                {isPartial && <td className={styles.figure}>{format.number(fragment.missedCuts)}</td>}
              </tr>
            );
          })}
        </tbody>
      </table>
      {rows.length > most && (
        <p className={styles.more}>
          {t("digest.moreFragments", { number: format.number(rows.length - most) })}{" "}
          <Button size="small" onClick={() => setMost(most + LINES)}>
            {t("digest.showMore", { number: format.number(Math.min(LINES, rows.length - most)) })}
          </Button>
        </p>
      )}
    </section>
  );
};
