import type { SequenceRecord } from "@benchleaf/bio";
import { cloningApi, type Origin } from "@benchleaf/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { call } from "../../../../kernel/client.ts";
import { useFormat } from "../../../../kernel/format.ts";
import { ErrorState } from "../../../../kernel/parts/error-state.tsx";
import { Moment } from "../../../../kernel/parts/moment.tsx";
import { useTranslation } from "../../../../kernel/translation.ts";
import { matchesConstruct } from "../../matches-construct.ts";
import styles from "./origin-note.module.css";
import { RecordNote } from "./record-note.tsx";

export interface OriginNoteProps {
  readonly sequenceId: string;
  /** What is on screen: the product as it was made, or what became of it. */
  readonly record: SequenceRecord;
}

/**
 * The public record that the file was imported from, and how it was made in a cloning workspace; nothing for other
 * files.
 */
export default function OriginNote(props: OriginNoteProps) {
  return (
    <>
      <RecordNote sequenceId={props.sequenceId} />
      <BenchNote {...props} />
    </>
  );
}

/** How the file was made on a cloning bench or by an assembly. */
const BenchNote = ({ sequenceId, record }: OriginNoteProps) => {
  const origin = useQuery({
    queryKey: ["sequences", "origin", sequenceId],
    queryFn: ({ signal }) => call(cloningApi.origin, { params: { sequenceId } }, { signal }),
    staleTime: 60_000,
  });
  if (origin.isError) return <ErrorState error={origin.error} onRetry={() => void origin.refetch()} />;
  return origin.data ? <OriginFacts origin={origin.data} record={record} /> : null;
};

interface OriginFactsProps extends Pick<OriginNoteProps, "record"> {
  readonly origin: Origin;
}

const OriginFacts = ({ origin, record }: OriginFactsProps) => {
  const t = useTranslation();
  const format = useFormat();
  const method = t(`cloning.method-${origin.cloningMethod}`);
  const isSame = useMemo(() => matchesConstruct(record, origin), [record, origin]);
  return (
    <section className={styles.origin} aria-label={t("cloning.originTitle")}>
      <h3>{t("cloning.originTitle")}</h3>
      <p>
        {t("cloning.originMadeBy", { name: origin.madeBy, method })} · <Moment instant={origin.createTime} />
      </p>
      {isSame !== null && <p>{t(isSame ? "cloning.originSame" : "cloning.originChanged")}</p>}
      <dl>
        {origin.bench && (
          <>
            <dt>{t("cloning.originBench")}</dt>
            <dd>
              <Link to="/sequence/cloning/$benchId" params={{ benchId: origin.bench.id }}>
                {origin.bench.name}
              </Link>
            </dd>
          </>
        )}
        {origin.enzymes.length > 0 && (
          <>
            <dt>{t("cloning.originEnzymes")}</dt>
            <dd>{origin.enzymes.join(" + ")}</dd>
          </>
        )}
        <dt>{t("cloning.originParts")}</dt>
        <dd>
          <ol>
            {origin.parts.map(({ sequenceId, name, version, start, end, strand, size }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a file may stand in a product more than once
              <li key={index}>
                {sequenceId === null ? (
                  <em>{t("cloning.originClosed")}</em>
                ) : (
                  <Link
                    to="/sequence/$sequenceId"
                    params={{ sequenceId }}
                    search={{ version: String(version) }}
                  >
                    {name}
                  </Link>
                )}{" "}
                <span className={styles.soft}>
                  {t(size !== undefined && end > size ? "cloning.originPartAcross" : "cloning.originPart", {
                    version: format.number(version),
                    first: format.number(start + 1),
                    last: format.number(size !== undefined && end > size ? end - size : end),
                    size: format.number(size ?? end),
                  })}
                  {strand === -1 && ` · ${t("cloning.turned")}`}
                </span>
              </li>
            ))}
          </ol>
        </dd>
        {origin.primers.length > 0 && (
          <>
            <dt>{t("cloning.originPrimers")}</dt>
            <dd>
              <ul>
                {origin.primers.map(({ name, bases }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two primers may be the same
                  <li key={index}>
                    {name ?? <em>{t("cloning.originClosed")}</em>}{" "}
                    <code className={styles.bases} translate="no">
                      {bases}
                    </code>
                  </li>
                ))}
              </ul>
            </dd>
          </>
        )}
      </dl>
    </section>
  );
};
