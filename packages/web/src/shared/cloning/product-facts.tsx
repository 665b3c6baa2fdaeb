import type { SequenceRecord } from "@benchleaf/bio";
import { useFormat } from "../../kernel/format.ts";
import { useTranslation } from "../../kernel/translation.ts";
import styles from "./product.module.css";

/** What a plan makes. */
export interface PlannedProduct {
  readonly record: SequenceRecord;
  /** The same for the same molecule, wherever its first base stands. */
  readonly checksum: string;
}

interface ProductFactsProps {
  readonly product: PlannedProduct;
  /** How long it took to work it out. */
  readonly milliseconds: number | undefined;
}

/** How long a product is and whether it is closed; by what it is told apart is for programs. */
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
