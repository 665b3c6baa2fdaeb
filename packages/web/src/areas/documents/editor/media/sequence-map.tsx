import { sequencesApi } from "@benchleaf/contract";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../../../kernel/client.ts";
import { useTranslation } from "../../../../kernel/translation.ts";
import LookedAtSequence from "../../../../shared/sequences/looked-at-sequence.tsx";
import { toRecord } from "../../../../shared/sequences/sequence-record.ts";
import styles from "./media.module.css";

interface SequenceMapProps {
  readonly sequenceId: string;
  /** The residues next to the map. */
  readonly hasRows: boolean;
}

/** The map of a sequence, circular or linear as the molecule is. */
export default function SequenceMap({ sequenceId, hasRows }: SequenceMapProps) {
  const t = useTranslation();
  const { data, isError } = useQuery({
    queryKey: ["sequences", "one", sequenceId, "map"],
    retry: false,
    queryFn: ({ signal }) => call(sequencesApi.get, { params: { sequenceId }, query: {} }, { signal }),
  });
  if (isError) return <p className={styles.broken}>{t("documents.fileGone")}</p>;
  return (
    <div className={styles.mapRoom}>
      {data && <LookedAtSequence isMapAlone={!hasRows} record={toRecord(data.content)} />}
    </div>
  );
}
