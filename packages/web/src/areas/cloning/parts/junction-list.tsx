import { complement, meltingTemperature } from "@benchleaf/bio";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import type { BenchJunction } from "../planning/planned-bench.ts";
import type { PlasmidNames } from "../plasmid-names.ts";
import styles from "./cloning.module.css";
import { junctionLabels } from "./piece-table.tsx";

interface JunctionListProps {
  readonly junctions: readonly BenchJunction[];
  readonly names: PlasmidNames;
}

/** Where the parts meet, base by base: both strands, and between them what neighbours share. */
export const JunctionList = ({ junctions, names }: JunctionListProps) => {
  const t = useTranslation();
  const format = useFormat();
  return (
    <ol className={styles.junctions} aria-label={t("cloning.junctions")}>
      {junctions.map((junction) => {
        const { position } = junction;
        const word = junctionLabels(t, junction);
        const tm = junction.kind === "homology" ? meltingTemperature(junction.letters) : null;
        const between = { left: names.get(junction.left), right: names.get(junction.right) };
        return (
          <li key={`${junction.left} ${junction.right} ${position}`}>
            <h3>{t("cloning.between", between)}</h3>
            <p className={styles.soft}>
              {word} · {t("cloning.atBase", { position: format.number(position + 1) })}
              {tm !== null && ` · ${t("cloning.overlapTm", { tm: format.number(tm, 1) })}`}
            </p>
            <Strands {...junction} />
          </li>
        );
      })}
    </ol>
  );
};

/** The right part's strands are shaded; where they begin on each strand shows the overhang. */
const Strands = ({ kind, before, letters, after }: BenchJunction) => {
  const isTopRight = kind !== "3'-overhang";
  const shared = letters.toUpperCase();
  return (
    <pre className={styles.strands} translate="no">
      {"5′ "}
      <span>{before}</span>
      <b className={isTopRight ? styles.rightPart : ""}>{shared}</b>
      <span className={styles.rightPart}>{after}</span>
      {" 3′\n3′ "}
      <span>{complement(before, "dna")}</span>
      <b className={isTopRight ? "" : styles.rightPart}>{complement(shared, "dna")}</b>
      <span className={styles.rightPart}>{complement(after, "dna")}</span>
      {" 5′"}
    </pre>
  );
};
