import type { PassageHit } from "@benchleaf/contract";
import { useQueryParams } from "../../kernel/router.tsx";
import { usePassages } from "./library.queries.ts";
import type { PlacedBoxes } from "./parts/page-boxes.tsx";

/** The length of a quote in an address; enough to find its sentence. */
const QUOTE_CHARACTERS = 600;

/** The address of a sentence on its page, for a link to the page of its paper. */
export const searchOfQuote = (quote: string): { quote: string } => ({
  quote: quote.slice(0, QUOTE_CHARACTERS),
});

/** The sentence of a quote among the passages that contain its words. */
const placeOfQuote = (hits: readonly PassageHit[], quote: string) =>
  hits
    .flatMap(({ best }) => best)
    .find(({ text }) => text.includes(quote) || (text.length > 20 && quote.includes(text))) ??
  hits[0]?.best[0];

/** The sentence of a passage that was found with a question. */
const placeOfHit = (
  hits: readonly PassageHit[],
  passage: string | undefined,
  sentence: string | undefined,
) => {
  const hit = hits.find((one) => String(one.passage) === passage);
  return hit?.best.find((one) => String(one.sentence) === sentence) ?? hit?.best[0];
};

/** The sentence that an address leads to: quoted in it, or by the question that it was found with. */
export const useSourceInAddress = (literatureId: string): PlacedBoxes | undefined => {
  const { q, passage, sentence, quote } = useQueryParams();
  const { data } = usePassages(quote ?? (passage === undefined ? "" : (q ?? "")), { literatureId });
  const hits = data?.records ?? [];
  const best = quote === undefined ? placeOfHit(hits, passage, sentence) : placeOfQuote(hits, quote);
  return (
    best && {
      key: `source ${best.page} ${best.sentence}`,
      page: best.page,
      color: "source",
      boxes: best.boxes,
    }
  );
};
