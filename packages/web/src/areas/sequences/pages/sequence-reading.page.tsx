import { usePathParams, useQueryParams } from "../../../kernel/router.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { useNoteOpening } from "../../../shared/files/marks.queries.ts";
import { currentVersionOf, wrongVersionOf } from "../../../shared/sequences/editor-search.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { SequenceReading } from "../parts/sequence-reading.tsx";
import { SequenceTrouble, VersionMissing } from "../parts/sequence-trouble.tsx";
import { useSequence } from "../sequences.queries.ts";

/** A sequence on a phone: to be looked at; editing is for computers. */
export default function SequenceReadingPage() {
  const t = useTranslation();
  const { sequenceId } = usePathParams<"sequenceId">();
  const query = useQueryParams();
  const version = currentVersionOf(query);
  const wrong = wrongVersionOf(query);
  const { data, error, refetch } = useSequence(sequenceId, version);
  useNoteOpening(data && sequenceId);
  if (wrong !== null) return <VersionMissing sequenceId={sequenceId} version={wrong} />;
  if (data) return <SequenceReading key={`${sequenceId}/${version}`} sequence={data} />;
  if (error) return <SequenceTrouble {...{ sequenceId, version, error }} onRetry={refetch} />;
  return <ListSkeleton rows={16} label={t("sequences.loadingSequence")} />;
}
