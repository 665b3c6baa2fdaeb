import { type RecordOrigin, sourcesApi } from "@benchleaf/contract";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../../../kernel/client.ts";
import { useFormat } from "../../../../kernel/format.ts";
import { ErrorState } from "../../../../kernel/parts/error-state.tsx";
import { Moment } from "../../../../kernel/parts/moment.tsx";
import { useTranslation } from "../../../../kernel/translation.ts";
import styles from "./origin-note.module.css";

const SOURCE_NAMES: Readonly<Record<RecordOrigin["source"], string>> = { ncbi: "NCBI", ensembl: "Ensembl" };

/** The public database record that the file was imported from; nothing for other files. */
export const RecordNote = ({ sequenceId }: { readonly sequenceId: string }) => {
  const t = useTranslation();
  const format = useFormat();
  const origin = useQuery({
    queryKey: ["sequences", "recordOrigin", sequenceId],
    queryFn: ({ signal }) => call(sourcesApi.origin, { params: { sequenceId } }, { signal }),
    staleTime: 60_000,
  });
  if (origin.isError) return <ErrorState error={origin.error} onRetry={() => void origin.refetch()} />;
  if (!origin.data) return null;
  const { source, accession, region, takenBy, takenTime } = origin.data;
  return (
    <section className={styles.origin} aria-label={t("cloning.recordTitle")}>
      <h3>{t("cloning.recordTitle")}</h3>
      <p>
        {SOURCE_NAMES[source]} <span translate="no">{accession}</span>
        {region &&
          ` · ${format.number(region.first)}–${format.number(region.last)} (${region.strand === 1 ? "+" : "−"})`}
      </p>
      <p>
        {t("cloning.recordTakenBy", { name: takenBy })} · <Moment instant={takenTime} />
      </p>
    </section>
  );
};
