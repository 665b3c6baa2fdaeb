const segmenters = {
  en: new Intl.Segmenter("en", { granularity: "sentence" }),
  zh: new Intl.Segmenter("zh", { granularity: "sentence" }),
} as const;

/** A full stop after these does not end a sentence. */
const ABBREVIATION =
  /(?:\b(?:al|Fig|Figs|Eq|Eqs|Ref|Refs|Tab|No|Nos|vs|cf|ca|approx|resp|e\.g|i\.e|etc|Dr|Prof|Mr|Mrs|St|Inc|Ltd|Co|Corp|spp|sp|subsp|var|vol|pp|ed|eds|Suppl|Sec|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec)|(?:^|[\s(])[A-Z])\.["')\]]?\s*$/;

/**
 * The ranges of the sentences of a paragraph, without surrounding spaces.
 *
 * @example splitSentences("As in Fig. 2. We saw it.") // [{ start: 0, end: 13 }, { start: 14, end: 24 }]
 */
export const splitSentences = (text: string): { start: number; end: number }[] => {
  const language = /\p{Script=Han}/u.test(text) ? "zh" : "en";
  const found: { start: number; end: number }[] = [];
  for (const { segment, index } of segmenters[language].segment(text)) {
    const last = found.at(-1);
    const before = last ? text.slice(last.start, last.end) : "";
    const next = segment.trimStart()[0] ?? "";
    const goesOn =
      last !== undefined &&
      (ABBREVIATION.test(before) || (/[a-zα-ω,;)]/.test(next) && !/[。！？]\s*$/.test(before)));
    if (goesOn) last!.end = index + segment.length;
    else found.push({ start: index, end: index + segment.length });
  }
  return found.flatMap(({ start, end }) => {
    const part = text.slice(start, end);
    const from = start + (part.length - part.trimStart().length);
    const to = end - (part.length - part.trimEnd().length);
    return to > from ? [{ start: from, end: to }] : [];
  });
};
