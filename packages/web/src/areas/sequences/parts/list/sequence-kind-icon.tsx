import { useTranslation } from "../../../../kernel/translation.ts";
import styles from "./sequence-table.module.css";

interface Kind {
  readonly circular: boolean;
  readonly isProtein: boolean;
}

/** A ring, a line with ends, or a chain of residues: distinguished by shape, named for screen readers. */
export const SequenceKindIcon = ({ kind }: { kind: Kind }) => {
  const t = useTranslation();
  const word = kind.isProtein
    ? "sequences.kindProtein"
    : kind.circular
      ? "sequences.kindCircular"
      : "sequences.kindLinear";
  return (
    <svg className={styles.kind} viewBox="0 0 16 16" role="img" aria-label={t(word)}>
      <title>{t(word)}</title>
      {kind.isProtein ? (
        <>
          <path d="M3 11.5 6.3 5l3.4 6.2L13 4.5" />
          {[
            [3, 11.5],
            [6.3, 5],
            [9.7, 11.2],
            [13, 4.5],
          ].map(([x, y]) => (
            <circle key={x} cx={x} cy={y} r="1.7" className={styles.residue} />
          ))}
        </>
      ) : kind.circular ? (
        <circle cx="8" cy="8" r="5.5" />
      ) : (
        <path d="M2 8h12M2 5v6M14 5v6" />
      )}
    </svg>
  );
};
