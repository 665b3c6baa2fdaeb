import type { SequenceRecord } from "@benchleaf/bio";
import { useNavigate } from "@tanstack/react-router";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useQueryParams } from "../../kernel/router.tsx";
import { useTranslation } from "../../kernel/translation.ts";
import { usePersistedState } from "../../kernel/use-persisted-state.ts";
import { type AssemblyDraft, keyOf, readDraft, writeDraft } from "./assembly-draft.ts";
import { type AssemblySettings, parseSettings } from "./assembly-settings.ts";
import type { OrderLine } from "./order-sheet.ts";
import type { PlannedAssembly } from "./planning/planned-assembly.ts";
import { usePlannedAssembly } from "./planning/use-planned-assembly.ts";
import { namePrimers } from "./primer-names.ts";

/** Under the hands of a person, and in the address, so that it can be sent on. */
const useDraft = () => {
  const query = useQueryParams();
  const navigate = useNavigate();
  const [draft, setDraft] = useState<AssemblyDraft>(() => readDraft(query));
  useEffect(() => {
    void navigate({ to: "/sequence/assembly", search: writeDraft(draft), replace: true });
  }, [draft, navigate]);
  return [draft, setDraft] as const;
};

const NAMED_IN_TITLE = 3;
const MAX_TITLE = 80;

/** The name of a part: that of its feature, else of its file. */
const usePartNames = (draft: AssemblyDraft, molecules: ReadonlyMap<string, SequenceRecord> | null) => {
  const t = useTranslation();
  return useCallback(
    (partId: string): string => {
      const part = draft.parts.find(({ id }) => id === partId);
      const record = part && molecules?.get(keyOf(part));
      const feature = record?.features.find(({ id }) => id === part?.featureId);
      return feature?.name || record?.name || t("assembly.unnamed");
    },
    [draft, molecules, t],
  );
};

const useOrderLines = (
  planned: PlannedAssembly | null,
  { naming, pattern }: AssemblySettings,
  nameOf: (partId: string) => string,
  product: string,
): readonly OrderLine[] => {
  const t = useTranslation();
  return useMemo(() => {
    if (!planned?.method) return [];
    const method = t(`assembly.method-${planned.method}`);
    const about = planned.primers.map(({ partId, direction }) => ({ fragment: nameOf(partId), direction }));
    const named = namePrimers(about, naming, pattern, { product, method });
    return planned.primers.map((one, index) => ({ ...one, name: named[index]! }));
  }, [planned, naming, pattern, nameOf, product, t]);
};

/** All that the page of an assembly shows, as one changes it. */
export const useAssembly = () => {
  const [draft, changeDraft] = useDraft();
  const [settings, keepSettings] = usePersistedState("assembly-settings", parseSettings);
  const { molecules, answered, isCurrent } = usePlannedAssembly(draft, settings);
  const nameOf = usePartNames(draft, molecules);
  const planned = answered?.planned ?? null;
  const title = draft.parts
    .slice(0, NAMED_IN_TITLE)
    .map(({ id }) => nameOf(id))
    .join("-")
    .slice(0, MAX_TITLE);
  const lines = useOrderLines(planned, settings, nameOf, title);
  return {
    ...{ draft, changeDraft, settings, keepSettings, molecules, nameOf, planned, isCurrent, title, lines },
    milliseconds: answered?.milliseconds ?? 0,
    /** Null while the newest plan is on its way. */
    product: isCurrent ? (planned?.product ?? null) : null,
  };
};
export type Assembly = ReturnType<typeof useAssembly>;
