/** Longest sequence that is read, in residues: enough for a bacterial genome, not for a chromosome of a plant. */
export const MAX_RESIDUES = 20_000_000;

/** Longest file that is looked at, in bytes: a record of {@link MAX_LETTERS} with its annotation. */
export const MAX_FILE_BYTES = 256_000_000;
