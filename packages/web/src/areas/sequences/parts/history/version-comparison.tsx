import { ArrowLeftOutlined } from "@ant-design/icons";
import type { AnnotationChanges, RecordChanges, Segment, Selection, SequenceRecord } from "@benchleaf/bio";
import { useQuery } from "@tanstack/react-query";
import { Button } from "antd";
import { useMemo } from "react";
import { useFormat } from "../../../../kernel/format.ts";
import { ErrorState } from "../../../../kernel/parts/error-state.tsx";
import { useTranslation } from "../../../../kernel/translation.ts";
import { toRecord } from "../../../../shared/sequences/sequence-record.ts";
import { ListSkeleton } from "../../../../ui/list-skeleton.tsx";
import { changedResidues, isUnchanged, shortResidues } from "../../comparison-rows.ts";
import { runJob } from "../../editing/run-job.ts";
import { sequenceKeys, useSequence } from "../../sequences.queries.ts";
import styles from "./history-panel.module.css";

/** What is open in the editor, with the version that it is on. */
export interface OpenRecord {
  readonly record: SequenceRecord;
  readonly version: number;
  readonly onSelect: (selection: Selection) => void;
}

interface VersionComparisonProps {
  readonly sequenceId: string;
  /** The version to compare with what is open. */
  readonly version: number;
  readonly open: OpenRecord;
  readonly onClose: () => void;
}

const MAX_ROWS = 200;

/**
 * What is other in two versions, the older one first: residues, features, primers and the rest. A row selects its
 * place.
 */
export const VersionComparison = ({ sequenceId, version, open, onClose }: VersionComparisonProps) => {
  const t = useTranslation();
  const other = useSequence(sequenceId, version);
  const isOpenNewer = open.version >= version;
  const pair = useMemo(() => {
    if (!other.data) return null;
    const record = toRecord(other.data.content, other.data.trace);
    return isOpenNewer ? { before: record, after: open.record } : { before: open.record, after: record };
  }, [other.data, open.record, isOpenNewer]);
  const compared = useQuery({
    queryKey: [...sequenceKeys.one(sequenceId, version), "compared", open.version, pair],
    // The pair itself is the key: it is hashed by identity, not by its residues.
    queryKeyHashFn: () => `${sequenceId}/${version}/${open.version}/${identityOf(pair)}`,
    queryFn: ({ signal }) => runJob({ type: "compare", ...pair! }, { signal }),
    enabled: pair !== null,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const [from, to] = isOpenNewer ? [version, open.version] : [open.version, version];
  const failed = other.error ?? compared.error;
  return (
    <section aria-label={t("sequences.compareTitle", { from, to })}>
      <div className={styles.line}>
        <Button size="small" icon={<ArrowLeftOutlined />} onClick={onClose}>
          {t("sequences.compareBack")}
        </Button>
        <strong>{t("sequences.compareTitle", { from, to })}</strong>
      </div>
      {failed !== null && <ErrorState error={failed} onRetry={() => void other.refetch()} />}
      {failed === null && !compared.data && <ListSkeleton rows={5} label={t("sequences.comparing")} />}
      {compared.data && pair && (
        <Changes
          changes={compared.data}
          before={pair.before}
          isOpenNewer={isOpenNewer}
          onSelect={open.onSelect}
        />
      )}
    </section>
  );
};

const identities = new WeakMap<object, number>();
let lastIdentity = 0;
const identityOf = (value: object | null): number => {
  if (value === null) return 0;
  const known = identities.get(value);
  if (known !== undefined) return known;
  lastIdentity += 1;
  identities.set(value, lastIdentity);
  return lastIdentity;
};

interface ChangesProps {
  readonly changes: RecordChanges;
  readonly before: SequenceRecord;
  readonly isOpenNewer: boolean;
  readonly onSelect: (selection: Selection) => void;
}

const Changes = ({ changes, before, isOpenNewer, onSelect }: ChangesProps) => {
  const t = useTranslation();
  const format = useFormat();
  if (isUnchanged(changes)) return <p className={styles.noMessage}>{t("sequences.compareSame")}</p>;
  const letters = changedResidues(changes.letters, before.sequence);
  return (
    <>
      {letters.length > 0 && (
        <>
          <h3>{t("sequences.compareLetters", { count: letters.length })}</h3>
          <ul className={styles.changes}>
            {letters.slice(0, MAX_ROWS).map((change) => {
              const place = isOpenNewer ? change.after : change.before;
              return (
                <li key={change.before.start}>
                  <button type="button" className={styles.change} onClick={() => onSelect(place)}>
                    <span>{format.number(place.start + 1)}</span>
                    <code>
                      <Letters letters={change.gone} as="del" /> → <Letters letters={change.come} as="ins" />
                    </code>
                  </button>
                </li>
              );
            })}
          </ul>
          {letters.length > MAX_ROWS && <p>{t("sequences.andMore", { count: letters.length - MAX_ROWS })}</p>}
        </>
      )}
      <Annotations
        title={t("sequences.featurePane")}
        changes={changes.features}
        isOpenNewer={isOpenNewer}
        onSelect={onSelect}
      />
      <Annotations
        title={t("sequences.comparePrimers")}
        changes={changes.primers}
        isOpenNewer={isOpenNewer}
        onSelect={onSelect}
      />
      {changes.parts.length > 0 && (
        <>
          <h3>{t("sequences.compareParts")}</h3>
          <ul className={styles.changes}>
            {changes.parts.map((part) => (
              <li key={part}>{t(`sequences.part-${part}`)}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
};

const Letters = ({ letters, as: Tag }: { letters: string; as: "del" | "ins" }) =>
  letters === "" ? "–" : <Tag>{shortResidues(letters)}</Tag>;

interface Annotation {
  readonly id: string;
  readonly name: string;
  /** Of a feature; a primer has none. */
  readonly type?: string;
  readonly locations: readonly Segment[];
}

/** From the first to the last residue; null without a position. */
const spanOf = ({ locations }: Annotation): Selection | null => {
  if (locations.length === 0) return null;
  const start = Math.min(...locations.map((segment) => segment.start));
  return { start, length: Math.max(...locations.map((segment) => segment.end)) - start };
};

interface AnnotationsProps {
  readonly title: string;
  readonly changes: AnnotationChanges<Annotation>;
  readonly isOpenNewer: boolean;
  readonly onSelect: (selection: Selection) => void;
}

const Annotations = ({ title, changes, isOpenNewer, onSelect }: AnnotationsProps) => {
  const t = useTranslation();
  const format = useFormat();
  // Several features may share a name; type, position and strand distinguish them.
  const placeOf = ({ type, locations }: Annotation) => {
    const spans = locations.map(({ start, end }) => `${format.number(start + 1)}–${format.number(end)}`);
    const strand = locations[0]?.strand === -1 ? "←" : "→";
    return [type, spans.length > 0 && `${spans.join(", ")} ${strand}`].filter(Boolean).join(" · ");
  };
  const rows = [
    ...changes.added.map((one) => ({ word: t("sequences.compareAdded"), one, isHere: isOpenNewer })),
    ...changes.removed.map((one) => ({ word: t("sequences.compareRemoved"), one, isHere: !isOpenNewer })),
    ...changes.changed.map(({ before, after }) => ({
      word: t("sequences.compareChanged"),
      one: isOpenNewer ? after : before,
      isHere: true,
    })),
  ];
  if (rows.length === 0) return null;
  return (
    <>
      <h3>{`${title} (${rows.length})`}</h3>
      <ul className={styles.changes}>
        {rows.slice(0, MAX_ROWS).map(({ word, one, isHere }) => {
          const span = isHere ? spanOf(one) : null;
          const words = (
            <>
              <span>{word}</span>
              <span>
                {one.name}
                <small className={styles.place}>{placeOf(one)}</small>
              </span>
            </>
          );
          return (
            <li key={`${word} ${one.id}`}>
              {span === null ? (
                <div className={styles.change}>{words}</div>
              ) : (
                <button type="button" className={styles.change} onClick={() => onSelect(span)}>
                  {words}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {rows.length > MAX_ROWS && <p>{t("sequences.andMore", { count: rows.length - MAX_ROWS })}</p>}
    </>
  );
};
