import type { SubjectState } from "@benchleaf/contract";
import { useTranslation } from "../../../../kernel/translation.ts";
import styles from "./media.module.css";

/** Those that ask for attention: what is named cannot be used as it is. */
const WARNING: ReadonlySet<SubjectState> = new Set([
  ...(["removed", "outOfOrder", "expired", "outOfStock", "takenOut"] as const),
  ...(["calibrationOver", "failed", "rejected", "canceled"] as const),
]);

/** The state of a record behind its name: in words, and in the colour of a warning if it cannot be used. */
export const RecordStates = ({ states }: { readonly states: readonly SubjectState[] }) => {
  const t = useTranslation();
  return states.map((state) => (
    <span key={state} className={styles.state} data-warns={WARNING.has(state)}>
      {t(`subjects.state_${state}`)}
    </span>
  ));
};
