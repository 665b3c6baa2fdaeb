export interface TypedOligo {
  readonly name: string;
  readonly bases: string;
}

/** More makes no reaction. */
export const MAX_OLIGOS = 20;

/**
 * Oligos one a line, with a name before the bases or without.
 *
 * @example parseOligos("fwd ACGTACGT\nTTTTCCCC") // [{ name: "fwd", bases: "ACGTACGT" }, { name: "2", bases: "TTTTCCCC" }]
 */
export const parseOligos = (text: string): readonly TypedOligo[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .slice(0, MAX_OLIGOS)
    .map((line, index) => {
      const parts = /^(.*?)[\s,;:]+([A-Za-z-]+)$/.exec(line);
      const bases = (parts?.[2] ?? line)
        .toUpperCase()
        .replaceAll("U", "T")
        .replace(/[^A-Z]/g, "");
      return { name: parts?.[1]?.trim() || String(index + 1), bases };
    });
