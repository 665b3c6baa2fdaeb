import { currentFeatureTypes, editorFeatureTypes, obsoleteFeatureTypes } from "../data/feature-types.ts";

/** Feature keys to offer: those of INSDC today, then those that maps still use (promoter, terminator, RBS …). */
export const featureTypes: readonly string[] = [...currentFeatureTypes, ...obsoleteFeatureTypes];

/** Replacement for a key that no flat file can hold. */
export const FALLBACK_FEATURE_TYPE = "misc_feature";

const known = new Set([...featureTypes, ...editorFeatureTypes]);

/** Whether INSDC or a common editor knows the key. `isKnownFeatureType("CDS")` is true. */
export const isKnownFeatureType = (type: string): boolean => known.has(type);

/**
 * Whether a key can be in a feature table: 1 to 64 visible ASCII characters without `"`, `=`, `/` or `,`. Keys that
 * no one knows are still written as they came, so that nothing is lost on the way through.
 */
export const isWritableFeatureType = (type: string): boolean => /^[!#-+\--.0-<>-~]{1,64}$/.test(type);
