import type { AssistantLink } from "@benchleaf/contract";

const MAX_UNCITED_RECORDS = 8;
const MARK = /\s*\[(\d{1,3}(?:\s?[,，、]\s?\d{1,3})*)\]/g;
/** White space, or the beginning of a mark, at the end of a text that is still being written: it may disappear. */
const UNSETTLED = /\s*(?:\[[\d,，、\s]*)?$/;

/**
 * A text without citation marks, as it is shown while it is written: it only ever grows at its end.
 *
 * @example visibleText("Two are low [3]. See [") // "Two are low. See"
 */
export const visibleText = (text: string): string => text.replace(UNSETTLED, "").replace(MARK, "");

/**
 * The links that an answer cites, numbered in the order in which it cites them; marks without a link are removed. An
 * answer without citations keeps the records that it has read.
 *
 * @example citeLinks("Ready [7].", [seventh]) // { text: "Ready [1].", links: [{ ...seventh, no: 1 }] }
 */
export const citeLinks = (
  text: string,
  links: readonly AssistantLink[],
): { readonly text: string; readonly links: AssistantLink[] } => {
  const byAddress = new Map<string, AssistantLink>();
  const cite = (no: number): number | undefined => {
    const link = links.find((one) => one.no === no);
    if (link === undefined) return undefined;
    const cited = byAddress.get(link.address) ?? { ...link, no: byAddress.size + 1 };
    byAddress.set(link.address, cited);
    return cited.no;
  };
  const marked = text.replace(MARK, (mark, numbers: string) => {
    const cited = [...new Set(numbers.split(/[,，、]/).map((one) => cite(Number(one.trim()))))];
    const known = cited.filter((no) => no !== undefined);
    return known.length === 0
      ? ""
      : `${mark.startsWith("[") ? "" : " "}${known.map((no) => `[${no}]`).join("")}`;
  });
  if (byAddress.size > 0) return { text: marked, links: [...byAddress.values()] };
  const records = links.filter(({ kind }) => kind === "record");
  const distinct = [...new Map(records.map((one) => [one.address, one])).values()];
  return {
    text: marked,
    links: distinct.slice(0, MAX_UNCITED_RECORDS).map((link, at) => ({ ...link, no: at + 1 })),
  };
};
