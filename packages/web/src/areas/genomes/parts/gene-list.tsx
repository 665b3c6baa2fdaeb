import type { GenomeChromosomeWire, GenomeGene } from "@benchleaf/contract";
import { Input, Select } from "antd";
import { useMemo, useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useDebounced } from "../../../kernel/use-debounced.ts";
import { useWords } from "../../../kernel/words.ts";
import { type Column, DataList } from "../../../ui/data-list.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { useGenes } from "../genomes.queries.ts";
import styles from "./genomes.module.css";

interface GeneListProps {
  readonly genomeId: string;
  readonly chromosomes: readonly GenomeChromosomeWire[];
  readonly chromosome: number | null;
  readonly gene: number | null;
  readonly onChromosome: (number: number | null) => void;
  readonly onGene: (gene: GenomeGene) => void;
}

/** Genes of a genome, sought by name, tag, product or id. */
export const GeneList = (props: GeneListProps) => {
  const { genomeId, chromosomes, chromosome, gene, onChromosome, onGene } = props;
  const t = useWords();
  const format = useFormat();
  const [text, setText] = useState("");
  const search = useDebounced(text.trim());
  const list = useGenes(genomeId, { search, chromosome, isReady: true });
  const columns = useMemo(
    (): readonly Column<GenomeGene>[] => [
      {
        key: "name",
        header: t("genomes.gene"),
        width: "minmax(110px, 1fr)",
        cell: (row) => (
          <button
            type="button"
            className={styles.geneButton}
            aria-pressed={row.number === gene}
            title={row.product}
            onClick={() => onGene(row)}
          >
            {row.name || row.id}
          </button>
        ),
      },
      {
        key: "product",
        header: t("genomes.product"),
        width: "minmax(100px, 1fr)",
        cell: ({ product, locusTag }) => <span title={product}>{product || locusTag}</span>,
      },
      {
        key: "start",
        header: t("genomes.from"),
        width: "100px",
        align: "end",
        cell: ({ start }) => format.number(start + 1),
      },
    ],
    [t, format, gene, onGene],
  );
  const body = () => {
    if (list.isError && list.rows.length === 0)
      return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
    if (list.isPending) return <ListSkeleton rows={10} label={t("genomes.loading")} />;
    if (list.rows.length === 0)
      return <EmptyState title={search ? t("genomes.nothingFound", { search }) : t("genomes.noGenes")} />;
    return (
      <DataList
        label={t("genomes.genes")}
        columns={columns}
        rows={list.rows}
        rowKey={({ number }) => String(number)}
        isSelected={({ number }) => number === gene}
        onReachEnd={() => list.hasNextPage && void list.fetchNextPage()}
      />
    );
  };
  return (
    <div className={styles.side}>
      <Input.Search
        allowClear
        value={text}
        placeholder={t("genomes.searchGenes")}
        aria-label={t("genomes.searchGenes")}
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
      {body()}
    </div>
  );
};
