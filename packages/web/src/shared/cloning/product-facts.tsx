import type { SequenceRecord } from "@benchleaf/bio";
import { useFormat } from "../../kernel/format.ts";
import { useTranslation } from "../../kernel/translation.ts";
import styles from "./product.module.css";

/** What a plan makes. */
export interface PlannedProduct {
  readonly record: SequenceRecord;
  /** Equal for the same molecule, wherever its first base is. */
  readonly checksum: string;
}

interface ProductFactsProps {
  readonly product: PlannedProduct;
  /** How long it took to work it out. */
  readonly milliseconds: number | undefined;
}

/** Length and topology of a product; its checksum is for programs. */
export const ProductFacts = ({ product, milliseconds }: ProductFactsProps) => {
  const t = useTranslation();
  const format = useFormat();
  const { record, checksum } = product;
  return (
    <p className={styles.facts} data-checksum={checksum} data-milliseconds={milliseconds}>
      <strong>{format.basePairs(record.sequence.length)}</strong> ·{" "}
      {t(record.topology === "circular" ? "sequences.kindCircular" : "sequences.kindLinear")}
    </p>
  );
};
