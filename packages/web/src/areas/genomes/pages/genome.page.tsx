import {
  type ExtractedRegion,
  type Genome,
  type GenomeChromosomeWire,
  MAX_GENOME_WINDOW,
} from "@benchleaf/contract";
import { useNavigate } from "@tanstack/react-router";
import { Alert } from "antd";
import { useState } from "react";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { useFormat } from "../../../kernel/format.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { usePathParams, useQueryParams } from "../../../kernel/router.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { type PhraseKey, useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { type Region, useChromosomes, useExtractRegion, useGenome } from "../genomes.queries.ts";
import { GeneCard } from "../parts/gene-card.tsx";
import { GenomeSearch, type SearchResult } from "../parts/genome-search.tsx";
import { formatFault, GenomeState } from "../parts/genome-state.tsx";
import styles from "../parts/genomes.module.css";
import { RegionView } from "../parts/region-view.tsx";
import { TranscriptCard } from "../parts/transcript-card.tsx";
import { readPlace, shiftRegion } from "../read-place.ts";

const FIRST_LETTERS = 10_000;
const AROUND_GENE = 0.25;
/** A position in an address is shown with its surroundings. */
const PLACE_TIMES = 40;

const placeOf = (shown: SearchResult) => (shown.kind === "gene" ? shown.gene : shown.transcript);

/** The stretch in which a gene or a transcript is looked at: it and something on both sides. */
const regionOf = (shown: SearchResult, { number, size }: GenomeChromosomeWire): Region => {
  const { start: from, end } = placeOf(shown);
  const around = Math.round((end - from) * AROUND_GENE) + 200;
  const start = Math.max(0, from - around);
  const length = Math.min(MAX_GENOME_WINDOW, Math.min(size, end + around) - start);
  return { chromosome: number, start, length };
};

const firstRegion = ({ number, size }: GenomeChromosomeWire): Region => ({
  chromosome: number,
  start: 0,
  length: Math.min(size, FIRST_LETTERS),
});

/** The stretch that an address names, as `2:101-200`: a chromosome's number, from and to. */
const namedRegion = (
  place: string | undefined,
  chromosomes: readonly GenomeChromosomeWire[],
): Region | null => {
  const [number, written = ""] = (place ?? "").split(":");
  const chromosome = chromosomes.find((one) => String(one.number) === number);
  const region = chromosome ? readPlace(written, chromosome) : null;
  return chromosome && region ? shiftRegion(region, chromosome, { times: PLACE_TIMES }) : null;
};

const Remarks = ({ genome }: { genome: Genome }) => {
  const t = useTranslation();
  const [first] = genome.remarks;
  if (first === undefined) return null;
  return (
    <Alert
      type="warning"
      showIcon
      closable
      title={t("genomes.remarks", { count: genome.remarkCount })}
      description={t(`genomes.remark-${first.code}` as PhraseKey, { line: first.line, detail: first.detail })}
    />
  );
};

const Browser = ({
  genome,
  chromosomes,
}: {
  genome: Genome;
  chromosomes: readonly GenomeChromosomeWire[];
}) => {
  const t = useTranslation();
  const toasts = useToasts();
  const navigate = useNavigate();
  const take = useExtractRegion();
  const { place } = useQueryParams();
  const [filter, setFilter] = useState<number | null>(null);
  const [shown, setShown] = useState<SearchResult | null>(null);
  const [region, setRegion] = useState<Region>(
    () => namedRegion(place, chromosomes) ?? firstRegion(chromosomes[0]!),
  );
  const placed = (number: number) => chromosomes.find((one) => one.number === number)!;
  const choose = (number: number | null) => {
    setFilter(number);
    setShown(null);
    if (number !== null) setRegion(firstRegion(placed(number)));
  };
  const open = (wanted: SearchResult) => {
    setShown(wanted);
    setRegion(regionOf(wanted, placed(placeOf(wanted).chromosome.number)));
  };
  const takeIt = (stretch: ExtractedRegion, isForGuides = false) =>
    take.mutate(
      { params: { genomeId: genome.id }, body: { stretch } },
      {
        onSuccess: ({ file }) => {
          toasts.success(t("genomes.taken", { name: file.name }));
          void navigate({
            to: "/sequence/$sequenceId",
            params: { sequenceId: file.id },
            search: isForGuides ? { crispr: "true" } : {},
          });
        },
        onError: toasts.failure,
      },
    );
  return (
    <div className={styles.genome}>
      <GenomeSearch
        genomeId={genome.id}
        chromosomes={chromosomes}
        chromosome={filter}
        shown={shown}
        onChromosome={choose}
        onShow={open}
      />
      <div className={styles.shown}>
        {shown?.kind === "gene" && <GeneCard gene={shown.gene} isBusy={take.isPending} onTake={takeIt} />}
        {shown?.kind === "transcript" && (
          <TranscriptCard transcript={shown.transcript} isBusy={take.isPending} onTake={takeIt} />
        )}
        <RegionView
          genomeId={genome.id}
          chromosome={placed(region.chromosome)}
          region={region}
          isBusy={take.isPending}
          onRegion={setRegion}
          onTake={takeIt}
        />
      </div>
    </div>
  );
};

/** A genome: search its genes, browse its chromosomes, extract regions. */
export default function GenomePage() {
  const t = useTranslation();
  const format = useFormat();
  const { genomeId } = usePathParams<"genomeId">();
  const { data: genome, error, refetch } = useGenome(genomeId);
  const isReady = genome?.state === "ready";
  const chromosomes = useChromosomes(genomeId, isReady);
  useBreadcrumbs([
    { label: t("sequences.title"), to: "/sequence" },
    { label: t("sequences.genomes"), to: "/sequence/genomes" },
    { label: genome?.name ?? "" },
  ]);
  if (error && !genome) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!genome) return <ListSkeleton rows={10} label={t("genomes.loading")} />;
  const facts = isReady
    ? [
        format.basePairs(genome.letters, "bp"),
        t("genomes.chromosomeCount", {
          count: genome.chromosomeCount,
          number: format.number(genome.chromosomeCount),
        }),
        t("genomes.geneCount", { count: genome.geneCount, number: format.number(genome.geneCount) }),
      ]
    : [];
  return (
    <Page>
      <PageHeader title={genome.name} count={[genome.organism, ...facts].filter(Boolean).join(" · ")} />
      {!isReady && genome.fault === null && <GenomeState genome={genome} />}
      {genome.fault && <Alert type="error" showIcon title={formatFault(t, genome)} />}
      <Remarks genome={genome} />
      {chromosomes.isError && (
        <ErrorState error={chromosomes.error} onRetry={() => void chromosomes.refetch()} />
      )}
      {chromosomes.data && <Browser genome={genome} chromosomes={chromosomes.data} />}
    </Page>
  );
}
