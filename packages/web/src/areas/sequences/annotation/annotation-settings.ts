import { MIN_FEATURE_BASES } from "@benchleaf/bio";
import type { DetectSettings } from "./annotation-jobs.ts";

export interface DetectForm extends DetectSettings {
  /** What is annotated already is not even listed. */
  readonly skipsKnown: boolean;
  /** Features of the user's and the team's library are searched too. */
  readonly hasLibrary: boolean;
}

export const MIN_IDENTITY = 80;
export const MAX_FEATURE_BASES = 10_000;

export const defaultDetectForm: DetectForm = {
  minIdentity: 95,
  minLength: MIN_FEATURE_BASES,
  isTranslated: true,
  skipsKnown: false,
  hasLibrary: true,
};

/** The form as it was saved; missing or invalid values are replaced with defaults. */
export const parseDetectForm = (text: string): DetectForm => {
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return defaultDetectForm;
  }
  const saved = (typeof stored === "object" && stored !== null ? stored : {}) as Record<string, unknown>;
  const usual = defaultDetectForm;
  const within = (value: unknown, least: number, most: number, otherwise: number) =>
    typeof value === "number" && value >= least && value <= most ? value : otherwise;
  return {
    minIdentity: within(saved.minIdentity, MIN_IDENTITY, 100, usual.minIdentity),
    minLength: within(saved.minLength, MIN_FEATURE_BASES, MAX_FEATURE_BASES, usual.minLength),
    isTranslated: saved.isTranslated !== false,
    skipsKnown: saved.skipsKnown === true,
    hasLibrary: saved.hasLibrary !== false,
  };
};
