import type { Feature, SequenceRecord } from "@benchleaf/bio";
import { useCallback, useMemo, useState } from "react";
import { useOwnEnzymes } from "../../../shared/sequences/use-own-enzymes.ts";
import { useAnalysis } from "../analysis/use-analysis.ts";
import { useAnalysisSettings } from "./use-analysis-settings.ts";

const NONE: readonly Feature[] = [];

/** What the views of a sequence draw in addition to its own annotations, and what they hide. */
export const useEditorViews = (record: SequenceRecord, fileId: string) => {
  const [settings, setSettings] = useAnalysisSettings(fileId);
  const own = useOwnEnzymes();
  const wanted = useMemo(
    () => (own.length === 0 ? settings : { ...settings, enzymes: { ...settings.enzymes, own } }),
    [settings, own],
  );
  const { tracks } = useAnalysis(record, wanted);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [proposals, setProposals] = useState(NONE);
  const onHide = useCallback((ids: readonly string[], isHidden: boolean) => {
    setHidden((known) =>
      isHidden ? new Set([...known, ...ids]) : new Set([...known].filter((id) => !ids.includes(id))),
    );
  }, []);
  return { settings, setSettings, tracks, hidden, onHide, proposals, setProposals };
};
