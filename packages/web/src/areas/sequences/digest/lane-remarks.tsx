import type { Selection } from "@benchleaf/bio";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "./digest.module.css";
import type { DigestLane } from "./use-digest.ts";

interface LaneRemarksProps {
  readonly lane: DigestLane;
  readonly size: number;
  readonly onSelect: (selection: Selection) => void;
}

const MAX_NAMED = 6;

/** What a user should know about a lane before pipetting it. */
export const LaneRemarks = ({ lane: { enzymes, result, isPartial }, size, onSelect }: LaneRemarksProps) => {
  const t = useTranslation();
  const format = useFormat();
  if (result === null) return null;
  const { blocked, impaired, idle, crossing, error, fragments } = result;
  const whole = fragments.filter(({ missedCuts }) => missedCuts === 0);
  const isUncut = whole.length === 1 && whole[0]?.left === null;
  const names = (list: readonly string[]) => list.join(", ");
  return (
    <ul className={styles.remarks}>
      {error !== null && <li data-tone="bad">{t(`digest.error-${error}`)}</li>}
      {error === null && enzymes.length > 0 && (
        <li>
          {t(isPartial ? "digest.countPartial" : "digest.count", {
            count: fragments.length,
            number: format.number(fragments.length),
          })}
        </li>
      )}
      {error === null && isUncut && <li data-tone="warn">{t("digest.uncutCircle")}</li>}
      {idle.length > 0 && <li data-tone="warn">{t("digest.noSite", { names: names(idle) })}</li>}
      {crossing.length > 0 && <li data-tone="warn">{t("digest.crossing", { names: names(crossing) })}</li>}
      {blocked.slice(0, MAX_NAMED).map(({ enzyme, start, length }) => (
        <li key={`${enzyme} ${start}`} data-tone="warn">
          <button
            type="button"
            className={styles.link}
            onClick={() => onSelect({ start, length: Math.min(length, size) })}
          >
            {t("digest.blockedSite", { name: enzyme, position: format.number(start + 1) })}
          </button>
        </li>
      ))}
      {blocked.length > MAX_NAMED && (
        <li data-tone="warn">
          {t("digest.moreBlocked", { number: format.number(blocked.length - MAX_NAMED) })}
        </li>
      )}
      {impaired.length > 0 && <li data-tone="warn">{t("digest.impaired", { names: names(impaired) })}</li>}
    </ul>
  );
};
