import { loadCommonPlasmids } from "@benchleaf/bio";
import type { PlasmidEntry } from "@benchleaf/contract";
import { useQuery } from "@tanstack/react-query";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import LookedAtSequence from "../../../shared/sequences/looked-at-sequence.tsx";
import { loadMolecule } from "../../../shared/sequences/molecules.queries.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";

type Wanted = Pick<PlasmidEntry, "scope" | "name" | "sequenceId">;

const load = async ({ scope, name, sequenceId }: Wanted, signal: AbortSignal) => {
  if (scope !== "public") return loadMolecule(sequenceId, null, signal);
  const shipped = (await loadCommonPlasmids()).find(({ record }) => record.name === name);
  if (!shipped) throw new Error(`no plasmid is called ${name}`);
  return { ...shipped.record, primers: [] };
};

/** The map of a plasmid of the library, as its file is now. */
export default function PlasmidMap({ plasmid }: { readonly plasmid: Wanted }) {
  const t = useTranslation();
  const { scope, name, sequenceId } = plasmid;
  const found = useQuery({
    queryKey: ["library", "map", scope, sequenceId, name],
    queryFn: ({ signal }) => load({ scope, name, sequenceId }, signal),
    retry: false,
  });
  if (found.isPending) return <ListSkeleton rows={4} label={t("biolibrary.loading")} />;
  if (found.isError) return <ErrorState error={found.error} />;
  return <LookedAtSequence record={found.data} isMapAlone />;
}
