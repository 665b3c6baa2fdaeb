import { LeftOutlined, RightOutlined, ZoomInOutlined, ZoomOutOutlined } from "@ant-design/icons";
import { type ExtractedRegion, type GenomeChromosomeWire, MAX_GENOME_WINDOW } from "@benchleaf/contract";
import { Button, Input } from "antd";
import { Suspense, useMemo, useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { lazyPage } from "../../../kernel/lazy-page.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { toRecord } from "../../../shared/sequences/sequence-record.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { type Region, useRegion } from "../genomes.queries.ts";
import { readPlace, shiftRegion } from "../read-place.ts";
import styles from "./genomes.module.css";

const LookedAtSequence = lazyPage(() => import("../../../shared/sequences/looked-at-sequence.tsx"), {
  words: "editor",
});

interface RegionViewProps {
  readonly genomeId: string;
  readonly chromosome: GenomeChromosomeWire;
  readonly region: Region;
  readonly isBusy: boolean;
  readonly onRegion: (region: Region) => void;
  readonly onTake: (stretch: ExtractedRegion) => void;
}

interface PlaceLineProps extends Omit<RegionViewProps, "genomeId"> {
  /** The middle of a stretch that is longer than one look. */
  readonly onCentre: (middle: Region, asked: number) => void;
}

const PlaceLine = ({ chromosome, region, isBusy, onRegion, onCentre, onTake }: PlaceLineProps) => {
  const t = useTranslation();
  const format = useFormat();
  const shown = `${format.number(region.start + 1)}–${format.number(region.start + region.length)}`;
  const [text, setText] = useState<string | null>(null);
  const [problem, setProblem] = useState(false);
  const go = () => {
    if (text === null) return;
    const wanted = readPlace(text, chromosome);
    setProblem(wanted === null);
    if (wanted === null) return;
    setText(null);
    if (wanted.length > MAX_GENOME_WINDOW) onCentre(shiftRegion(wanted, chromosome, {}), wanted.length);
    else onRegion(wanted);
  };
  const move = (by: { by?: number; times?: number }) => onRegion(shiftRegion(region, chromosome, by));
  const { start, length } = region;
  return (
    <>
      <div className={styles.line}>
        <strong>{chromosome.name}</strong>
        <Button icon={<LeftOutlined />} aria-label={t("genomes.before")} onClick={() => move({ by: -1 })} />
        <Input
          className={styles.place ?? ""}
          aria-label={t("genomes.place")}
          aria-invalid={problem}
          value={text ?? shown}
          onChange={({ target }) => setText(target.value)}
          onPressEnter={go}
          onBlur={go}
        />
        <Button icon={<RightOutlined />} aria-label={t("genomes.after")} onClick={() => move({ by: 1 })} />
        <Button
          icon={<ZoomOutOutlined />}
          aria-label={t("genomes.wider")}
          onClick={() => move({ times: 2 })}
        />
        <Button
          icon={<ZoomInOutlined />}
          aria-label={t("genomes.narrower")}
          onClick={() => move({ times: 0.5 })}
        />
        <Button
          loading={isBusy}
          onClick={() => onTake({ kind: "region", chromosome: chromosome.number, start, length, strand: 1 })}
        >
          {t("genomes.takeRegion")}
        </Button>
      </div>
      {problem && (
        <span className={styles.problem} role="alert">
          {t("genomes.placeWrong", { size: format.number(chromosome.size) })}
        </span>
      )}
    </>
  );
};

/** A stretch of a chromosome with its genes, to be walked along. */
export const RegionView = (props: RegionViewProps) => {
  const { genomeId, chromosome, region, onRegion } = props;
  const t = useTranslation();
  const format = useFormat();
  const [centred, setCentred] = useState<{ readonly region: Region; readonly asked: number } | null>(null);
  const { data, error, refetch } = useRegion(genomeId, region);
  const record = useMemo(
    () =>
      data &&
      toRecord({
        name: `${chromosome.name} ${data.start + 1}–${data.start + data.letters.length}`,
        description: "",
        sequence: data.letters,
        circular: false,
        isProtein: false,
        isRna: false,
        features: data.features,
        primers: [],
        meta: {},
      }),
    [data, chromosome.name],
  );
  return (
    <>
      <PlaceLine
        key={`${region.chromosome} ${region.start} ${region.length}`}
        {...props}
        onCentre={(middle, asked) => {
          setCentred({ region: middle, asked });
          onRegion(middle);
        }}
      />
      {centred?.region === region && (
        <p className={styles.hint} role="status">
          {t("genomes.placeCentred", {
            asked: format.basePairs(centred.asked, "bp"),
            limit: format.basePairs(MAX_GENOME_WINDOW, "bp"),
          })}
        </p>
      )}
      {error && !record && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!record && !error && <ListSkeleton rows={10} label={t("genomes.loading")} />}
      {record && (
        <div className={styles.views}>
          <Suspense fallback={<ListSkeleton rows={10} label={t("genomes.loading")} />}>
            <LookedAtSequence
              key={`${region.chromosome} ${data?.start}`}
              record={record}
              before={data?.start ?? 0}
            />
          </Suspense>
        </div>
      )}
    </>
  );
};
