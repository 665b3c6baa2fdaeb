import { useRef, useState } from "react";
import { ownKey } from "../../../kernel/own-key.ts";
import { readStored, writeStored } from "../../../kernel/preferences.ts";
import { type AnalysisSettings, parseAnalysisSettings } from "../analysis/analysis-settings.ts";

const KEY = "benchleaf-sequence-analysis";

/** As they are stored now, for what is done once, not shown. */
export const storedAnalysisSettings = (): AnalysisSettings =>
  parseAnalysisSettings(readStored(ownKey(KEY)) ?? readStored(KEY) ?? "");

const ORFS_KEY = "benchleaf-sequence-orfs";
/** Files that reading frames are shown in; the one that was opened longest ago gives way. */
const MOST_FILES = 200;

const filesWithOrfs = (): readonly string[] =>
  (readStored(ownKey(ORFS_KEY)) ?? "").split(" ").filter(Boolean);

/**
 * The signed-in user's settings of computed annotations. Only whether reading frames are shown belongs to a file:
 * shown for one, they would fill the maps of all others.
 */
export const useAnalysisSettings = (
  fileId: string,
): [AnalysisSettings, (change: Partial<AnalysisSettings>) => void] => {
  const [settings, setSettings] = useState((): AnalysisSettings => {
    const stored = storedAnalysisSettings();
    return { ...stored, orfs: { ...stored.orfs, isShown: filesWithOrfs().includes(fileId) } };
  });
  // Two of them may change before the page is drawn again: each is on what the one before has left.
  const latest = useRef(settings);
  const keep = (change: Partial<AnalysisSettings>) => {
    const next = { ...latest.current, ...change };
    latest.current = next;
    setSettings(next);
    writeStored(ownKey(KEY), JSON.stringify(next));
    const others = filesWithOrfs().filter((id) => id !== fileId);
    const files = next.orfs.isShown ? [...others, fileId] : others;
    writeStored(ownKey(ORFS_KEY), files.slice(-MOST_FILES).join(" "));
  };
  return [settings, keep];
};
