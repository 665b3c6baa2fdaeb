import type { GenomeTranscript } from "@benchleaf/contract";
import { useMemo } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import type { Column } from "../../../ui/data-list.tsx";
import { type SearchInput, useTranscripts } from "../genomes.queries.ts";
import { transcriptKey, transcriptName } from "../transcript-name.ts";
import { FoundList, FoundName } from "./found-list.tsx";

interface FoundTranscriptsProps {
  readonly genomeId: string;
  readonly sought: SearchInput;
  readonly open: GenomeTranscript | null;
  readonly onOpen: (transcript: GenomeTranscript) => void;
}

export const FoundTranscripts = ({ genomeId, sought, open, onOpen }: FoundTranscriptsProps) => {
  const t = useTranslation();
  const format = useFormat();
  const list = useTranscripts(genomeId, sought);
  const openKey = open && transcriptKey(open);
  const columns = useMemo(
    (): readonly Column<GenomeTranscript>[] => [
      {
        key: "name",
        header: t("genomes.transcript"),
        width: "minmax(110px, 1fr)",
        cell: (row) => (
          <FoundName isOpen={transcriptKey(row) === openKey} title={row.product} onOpen={() => onOpen(row)}>
            {transcriptName(row)}
          </FoundName>
        ),
      },
      {
        key: "gene",
        header: t("genomes.gene"),
        width: "minmax(90px, 1fr)",
        cell: ({ gene }) => gene.name || gene.locusTag || gene.id,
      },
      {
        key: "exons",
        header: t("genomes.exons"),
        width: "90px",
        align: "end",
        cell: ({ exons }) => format.number(exons.length),
      },
    ],
    [t, format, openKey, onOpen],
  );
  return (
    <FoundList
      list={list}
      label={t("genomes.transcripts")}
      search={sought.search}
      nothing={t("genomes.noTranscripts")}
      columns={columns}
      rowKey={transcriptKey}
      isOpen={(row) => transcriptKey(row) === openKey}
    />
  );
};
