import type { GenomeGene } from "@benchleaf/contract";
import { useMemo } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import type { Column } from "../../../ui/data-list.tsx";
import { type SearchInput, useGenes } from "../genomes.queries.ts";
import { FoundList, FoundName } from "./found-list.tsx";

interface FoundGenesProps {
  readonly genomeId: string;
  readonly sought: SearchInput;
  readonly open: GenomeGene | null;
  readonly onOpen: (gene: GenomeGene) => void;
}

export const FoundGenes = ({ genomeId, sought, open, onOpen }: FoundGenesProps) => {
  const t = useTranslation();
  const format = useFormat();
  const list = useGenes(genomeId, sought);
  const columns = useMemo(
    (): readonly Column<GenomeGene>[] => [
      {
        key: "name",
        header: t("genomes.gene"),
        width: "minmax(110px, 1fr)",
        cell: (row) => (
          <FoundName isOpen={row.number === open?.number} title={row.product} onOpen={() => onOpen(row)}>
            {row.name || row.id}
          </FoundName>
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
    [t, format, open, onOpen],
  );
  return (
    <FoundList
      list={list}
      label={t("genomes.genes")}
      search={sought.search}
      nothing={t("genomes.noGenes")}
      columns={columns}
      rowKey={({ number }) => String(number)}
      isOpen={({ number }) => number === open?.number}
    />
  );
};
