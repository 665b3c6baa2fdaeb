import type { GenomeChromosomeWire, GenomeGene, GenomeTranscript } from "@benchleaf/contract";
import { Input, Segmented, Select } from "antd";
import { useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useDebounced } from "../../../kernel/use-debounced.ts";
import { FoundGenes } from "./found-genes.tsx";
import { FoundTranscripts } from "./found-transcripts.tsx";
import styles from "./genomes.module.css";

/** The part of a genome that is open next to the list. */
export type SearchResult =
  | { readonly kind: "gene"; readonly gene: GenomeGene }
  | { readonly kind: "transcript"; readonly transcript: GenomeTranscript };

interface GenomeSearchProps {
  readonly genomeId: string;
  readonly chromosomes: readonly GenomeChromosomeWire[];
  readonly chromosome: number | null;
  readonly shown: SearchResult | null;
  readonly onChromosome: (number: number | null) => void;
  readonly onShow: (shown: SearchResult) => void;
}

/** Search for genes or transcripts of a genome, by name, tag, product or id. */
export const GenomeSearch = (props: GenomeSearchProps) => {
  const { genomeId, chromosomes, chromosome, shown, onChromosome, onShow } = props;
  const t = useTranslation();
  const format = useFormat();
  const [what, setWhat] = useState<SearchResult["kind"]>("gene");
  const [text, setText] = useState("");
  const sought = { search: useDebounced(text.trim()), chromosome };
  const hint = what === "gene" ? t("genomes.searchGenes") : t("genomes.searchTranscripts");
  return (
    <div className={styles.side}>
      <Segmented<SearchResult["kind"]>
        block
        aria-label={t("genomes.searchFor")}
        value={what}
        options={[
          { value: "gene", label: t("genomes.genes") },
          { value: "transcript", label: t("genomes.transcripts") },
        ]}
        onChange={setWhat}
      />
      <Input.Search
        allowClear
        value={text}
        placeholder={hint}
        aria-label={hint}
        onChange={({ target }) => setText(target.value)}
      />
      <Select
        className={styles.chromosome ?? ""}
        aria-label={t("genomes.chromosome")}
        showSearch={{ optionFilterProp: "label" }}
        value={chromosome ?? 0}
        options={[
          { value: 0, label: t("genomes.allChromosomes") },
          ...chromosomes.map(({ number, name, size }) => ({
            value: number,
            label: `${name} · ${format.basePairs(size, "bp")}`,
          })),
        ]}
        onChange={(number) => onChromosome(number === 0 ? null : number)}
      />
      {what === "gene" ? (
        <FoundGenes
          genomeId={genomeId}
          sought={sought}
          open={shown?.kind === "gene" ? shown.gene : null}
          onOpen={(gene) => onShow({ kind: "gene", gene })}
        />
      ) : (
        <FoundTranscripts
          genomeId={genomeId}
          sought={sought}
          open={shown?.kind === "transcript" ? shown.transcript : null}
          onOpen={(transcript) => onShow({ kind: "transcript", transcript })}
        />
      )}
    </div>
  );
};
