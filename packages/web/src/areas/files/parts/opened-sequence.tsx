import type { OpenedFile } from "@benchleaf/contract";
import { useMemo } from "react";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import LookedAtSequence from "../../../shared/sequences/looked-at-sequence.tsx";
import { toRecord } from "../../../shared/sequences/sequence-record.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { useOpenedSequence } from "../open-file.queries.ts";

/** A sequence that a link leads to. */
export default function OpenedSequence({ token, file }: { token: string; file: OpenedFile }) {
  const t = useTranslation();
  const { data, error, refetch } = useOpenedSequence(token, file.pass);
  const record = useMemo(() => data && toRecord({ ...data, name: file.name }), [data, file.name]);
  if (record) return <LookedAtSequence record={record} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <ListSkeleton rows={10} label={t("outside.opening")} />;
}
