import type { DesignedOligo, OligoList, Primer3Answer, PrimerPair } from "@benchleaf/bio";
import type { DesignedByPrimer3, PresentedOligo, PresentedPair } from "@benchleaf/contract";

const presentOligo = ({ locations, faults, ...oligo }: DesignedOligo): PresentedOligo => ({
  ...oligo,
  locations: locations.map(({ start, end, strand }) => ({ start, end, strand })),
  faults: [...faults],
});

export const presentPair = (pair: PrimerPair): PresentedPair => ({
  penalty: pair.penalty,
  left: presentOligo(pair.left),
  right: presentOligo(pair.right),
  internal: pair.internal && presentOligo(pair.internal),
  productSize: pair.productSize,
  productTm: pair.productTm,
  tmDifference: pair.tmDifference,
  complAnyTm: pair.complAnyTm,
  complEndTm: pair.complEndTm,
});

const presentList = (list: OligoList | undefined) =>
  list === undefined ? null : { oligos: list.oligos.map(presentOligo), explanation: list.text };

export const presentAnswer = (
  { task, pairs, lists, explanation, unknownTags }: Extract<Primer3Answer, { ok: true }>,
  tags: Record<string, string>,
): DesignedByPrimer3 => ({
  tags,
  task,
  pairs: pairs.map(presentPair),
  lists: {
    left: presentList(lists.left),
    right: presentList(lists.right),
    internal: presentList(lists.internal),
  },
  explanation: explanation?.text ?? null,
  unknownTags: [...unknownTags],
});
