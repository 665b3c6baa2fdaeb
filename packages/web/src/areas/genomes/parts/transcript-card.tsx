import type { ExtractedRegion, GenomeTranscript } from "@benchleaf/contract";
import { Button } from "antd";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { transcriptName } from "../transcript-name.ts";
import styles from "./genomes.module.css";

interface TranscriptCardProps {
  readonly transcript: GenomeTranscript;
  readonly isBusy: boolean;
  readonly onTake: (stretch: ExtractedRegion) => void;
}

const lettersIn = (stretches: readonly (readonly [number, number])[]): number =>
  stretches.reduce((sum, [start, end]) => sum + end - start, 0);

/** A transcript: its position, spliced and translated length, and what can be extracted. */
export const TranscriptCard = ({ transcript, isBusy, onTake }: TranscriptCardProps) => {
  const t = useTranslation();
  const format = useFormat();
  const { gene, place, chromosome, start, end, strand, exons, coding, type, product, proteinId } = transcript;
  const name = transcriptName(transcript);
  const take = (form: "spliced" | "coding") =>
    onTake({ kind: "transcript", gene: gene.number, transcript: place, form });
  const facts = [
    `${chromosome.name}: ${format.number(start + 1)}–${format.number(end)} (${strand === 1 ? "+" : "−"})`,
    t("genomes.splicedLength", { length: format.basePairs(lettersIn(exons), "bp") }),
    ...(coding.length > 0
      ? [t("genomes.codingLength", { length: format.basePairs(lettersIn(coding), "bp") })]
      : []),
    ...[proteinId, type, product].filter((one) => one !== "" && one !== name),
  ];
  return (
    <section className={styles.gene} aria-label={t("genomes.transcriptOf", { name })}>
      <h2>{name}</h2>
      <p>
        {t("genomes.geneOf", { name: gene.name || gene.locusTag || gene.id })} · {facts.join(" · ")}
      </p>
      <div className={styles.line}>
        <Button
          type={coding.length === 0 ? "primary" : "default"}
          loading={isBusy}
          onClick={() => take("spliced")}
        >
          {t("genomes.takeSpliced", { name, count: exons.length })}
        </Button>
        {coding.length > 0 && (
          <Button type="primary" loading={isBusy} onClick={() => take("coding")}>
            {t("genomes.takeCoding", { name: proteinId || name })}
          </Button>
        )}
      </div>
    </section>
  );
};
