import type { PassageHit } from "@benchleaf/contract";
import { useQueryParams } from "../../kernel/router.tsx";
import { usePassages } from "./library.queries.ts";
import type { PlacedBoxes } from "./parts/page-boxes.tsx";

const findHit = (hits: readonly PassageHit[] | undefined, passage: string | undefined) =>
  hits?.find((hit) => String(hit.passage) === passage);

/** The sentence that an address leads to, by the question that it was found with. */
export const useSourceInAddress = (literatureId: string): PlacedBoxes | undefined => {
  const { q, passage, sentence } = useQueryParams();
  const { data } = usePassages(passage === undefined ? "" : (q ?? ""), { literatureId });
  const hit = findHit(data?.records, passage);
  const best = hit?.best.find((one) => String(one.sentence) === sentence) ?? hit?.best[0];
  return best && { key: `source ${passage}`, page: best.page, color: "source", boxes: best.boxes };
};
