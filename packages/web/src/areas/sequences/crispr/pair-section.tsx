import type { SequenceRecord } from "@benchleaf/bio";
import type { CrisprGuide } from "@benchleaf/contract";
import { Button } from "antd";
import { useMemo, useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "../../../shared/crispr/crispr.module.css";
import { SaveFileDialog } from "../../../shared/files/save-file-dialog.tsx";
import { pairFacts, productText } from "./cut-facts.ts";

interface PairSectionProps {
  readonly first: CrisprGuide;
  readonly second: CrisprGuide;
  readonly record: SequenceRecord;
  /** Of the sequence. */
  readonly name: string;
}

type Product = "deletion" | "inversion";

/** Products of cutting at two selected guides; either can be saved as its own sequence. */
export const PairSection = ({ first, second, record, name }: PairSectionProps) => {
  const t = useTranslation();
  const format = useFormat();
  const [turned, setTurned] = useState(false);
  const [kept, setKept] = useState<Product | null>(null);
  const isCircular = record.topology === "circular";
  const [one, other] = turned && isCircular ? [second, first] : [first, second];
  const facts = useMemo(() => pairFacts(one, other, record), [one, other, record]);
  if (facts === null) return <p className={styles.pair}>{t("crispr.pairNone")}</p>;
  const numbers = { first: one.number, second: other.number };
  const titleOf = (product: Product) =>
    `${name} ${t(`crispr.pair-${product}`)} ${one.number}-${other.number}`;
  return (
    <section className={styles.pair} aria-label={t("crispr.pairTitle", numbers)}>
      <h3 className={styles.heading}>{t("crispr.pairTitle", numbers)}</h3>
      <p role="status">
        {t(facts.isInFrame ? "crispr.pairInFrame" : "crispr.pairOutOfFrame", {
          lost: format.basePairs(facts.lost),
          left: format.basePairs(facts.deletion.length),
        })}
      </p>
      <div className={styles.underWay}>
        {(["deletion", "inversion"] as const).map((product) => (
          <Button key={product} size="small" onClick={() => setKept(product)}>
            {t(`crispr.keep-${product}`)}
          </Button>
        ))}
        {isCircular && (
          <Button size="small" onClick={() => setTurned(!turned)}>
            {t("crispr.otherArc")}
          </Button>
        )}
      </div>
      {kept && (
        <SaveFileDialog
          name={titleOf(kept)}
          ending=".gb"
          help={t("crispr.keepHelp")}
          text={productText(record, titleOf(kept), facts[kept])}
          onClose={() => setKept(null)}
        />
      )}
    </section>
  );
};
