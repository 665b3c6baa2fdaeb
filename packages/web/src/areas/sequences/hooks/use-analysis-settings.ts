import { useState } from "react";
import { ownKey } from "../../../kernel/own-key.ts";
import { readStored, writeStored } from "../../../kernel/preferences.ts";
import { type AnalysisSettings, parseAnalysisSettings } from "../analysis/analysis-settings.ts";

const KEY = "benchleaf-sequence-analysis";

/** As they are kept now, for what is done once, not shown. */
export const storedAnalysisSettings = (): AnalysisSettings =>
  parseAnalysisSettings(readStored(ownKey(KEY)) ?? readStored(KEY) ?? "");

/** What the person who is signed in wants to be looked for and shown in every sequence. */
export const useAnalysisSettings = (): [AnalysisSettings, (next: AnalysisSettings) => void] => {
  const [settings, setSettings] = useState(storedAnalysisSettings);
  const keep = (next: AnalysisSettings) => {
    setSettings(next);
    writeStored(ownKey(KEY), JSON.stringify(next));
  };
  return [settings, keep];
};
