import type { ExtractedRegion, GenomeGene } from "@benchleaf/contract";
import { Button } from "antd";
import { useFormat } from "../../../kernel/format.ts";
import { hasPermission } from "../../../kernel/session.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "./genomes.module.css";

interface GeneCardProps {
  readonly gene: GenomeGene;
  readonly isBusy: boolean;
  /** `isForGuides`: the extracted region opens with the CRISPR design. */
  readonly onTake: (stretch: ExtractedRegion, isForGuides?: boolean) => void;
}

const FLANK = 500;

/** A gene with its transcripts, each of which can be extracted as a sequence. */
export const GeneCard = ({ gene, isBusy, onTake }: GeneCardProps) => {
  const t = useTranslation();
  const format = useFormat();
  const { number, name, locusTag, product, type, start, end, strand, chromosome, transcripts } = gene;
  const facts = [locusTag === name ? "" : locusTag, type, product].filter((one) => one !== "");
  const take = (flank: number, isForGuides = false) =>
    onTake({ kind: "gene", gene: number, flank }, isForGuides);
  return (
    <section className={styles.gene} aria-label={t("genomes.geneOf", { name })}>
      <h2>{name}</h2>
      <p>
        {chromosome.name}: {format.number(start + 1)}–{format.number(end)} ({strand === 1 ? "+" : "−"}) ·{" "}
        {format.basePairs(end - start, "bp")}
        {facts.length > 0 && ` · ${facts.join(" · ")}`}
      </p>
      <div className={styles.line}>
        <Button type="primary" loading={isBusy} onClick={() => take(0)}>
          {t("genomes.takeGene")}
        </Button>
        <Button disabled={isBusy} onClick={() => take(FLANK)}>
          {t("genomes.takeFlanked", { flank: format.number(FLANK) })}
        </Button>
        {hasPermission("MOLECULE_CRISPR") && (
          <Button disabled={isBusy} onClick={() => take(FLANK, true)}>
            {t("genomes.takeForGuides")}
          </Button>
        )}
        {transcripts.slice(0, 20).map((transcript, at) => (
          <span
            key={`${transcript.id} ${transcript.proteinId} ${transcript.exons.join(" ")}`}
            className={styles.line}
          >
            {transcript.type !== "CDS" && (
              <Button
                disabled={isBusy}
                onClick={() => onTake({ kind: "transcript", gene: number, transcript: at, form: "spliced" })}
              >
                {t("genomes.takeSpliced", {
                  name: transcript.name || transcript.type,
                  count: transcript.exons.length,
                })}
              </Button>
            )}
            {transcript.coding.length > 0 && (
              <Button
                disabled={isBusy}
                onClick={() => onTake({ kind: "transcript", gene: number, transcript: at, form: "coding" })}
              >
                {t("genomes.takeCoding", {
                  name: (transcripts.length > 1 && (transcript.proteinId || transcript.name)) || name,
                })}
              </Button>
            )}
          </span>
        ))}
      </div>
    </section>
  );
};
