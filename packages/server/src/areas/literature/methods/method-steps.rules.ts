import type { MethodStep } from "@benchleaf/contract";
import { previewPhrases } from "@benchleaf/phrases/preview-phrases";
import { foldText } from "../../../kernel/reading/split-words.ts";
import type { PassageRow } from "../passages/passages.store.ts";
import { isMethodsSection, isReferencesSection } from "../reading/build-passages.ts";

/** Verbs of lab work, as methods sections use them. */
const VERBS = new RegExp(
  `\\b(?:add(?:ed)?|aliquot(?:ed)?|amplif(?:y|ied)|anneal(?:ed)?|appl(?:y|ied)|block(?:ed)?|boil(?:ed)?|centrifug(?:e|ed)|coat(?:ed)?|collect(?:ed)?|cool(?:ed)?|cultur(?:e|ed)|denatur(?:e|ed)|digest(?:ed)?|dilut(?:e|ed)|dissolv(?:e|ed)|dri(?:ed|y)|elut(?:e|ed)|extract(?:ed)?|filter(?:ed)?|fix(?:ed)?|freez(?:e|ing)|frozen|grow|grown|harvest(?:ed)?|heat(?:ed)?|homogeni[sz](?:e|ed)|immers(?:e|ed)|incubat(?:e|ed)|inoculat(?:e|ed)|infect(?:ed)?|inject(?:ed)?|isolat(?:e|ed)|label(?:l?ed)?|ligat(?:e|ed)|load(?:ed)?|lys(?:e|ed)|maintain(?:ed)?|mix(?:ed)?|mount(?:ed)?|perform(?:ed)?|pellet(?:ed)?|permeabili[sz](?:e|ed)|plat(?:e|ed)|precipitat(?:e|ed)|prepar(?:e|ed)|prob(?:e|ed)|purif(?:y|ied)|quench(?:ed)?|re-?suspend(?:ed)?|remov(?:e|ed)|rins(?:e|ed)|seed(?:ed)?|separat(?:e|ed)|shak(?:e|en)|sonicat(?:e|ed)|spread|stain(?:ed)?|steril[iz]+(?:e|ed)|stor(?:e|ed)|supplement(?:ed)?|suspend(?:ed)?|transfect(?:ed)?|transfer(?:red)?|transform(?:ed)?|treat(?:ed)?|vortex(?:ed)?|wash(?:ed)?|weigh(?:ed)?|were (?:run|spun|kept|left|placed|taken|used))\\b|${previewPhrases.actions}`,
  "iu",
);

const UNIT_OF_AMOUNT = `(?:[µμumn]?[lL]|[kmµμunp]?g|[mµμunp]?[mM]ol|[mµμunp]?M|U|units?|IU|%|[×x](?!\\s?g(?![A-Za-z]))|cells|copies|(?:column )?volumes|${previewPhrases.amountUnits})`;
const AMOUNT = new RegExp(
  `(?<![A-Za-z\\d.-])\\d+(?:[.,]\\d+)*(?:\\s?[×x]\\s?10\\^?[-−]?\\d+)?(?:\\s?[–-]\\s?\\d+(?:\\.\\d+)?)?\\s?${UNIT_OF_AMOUNT}(?:\\/(?:[mµμu]?[lL]|well|plate|kg|mg|${previewPhrases.well})|\\s[mµμu]?L[-−]1)?(?![A-Za-z\\d])`,
  "gu",
);
/** A dilution: one part of so many. */
const DILUTION = /(?<![\d:.])1\s?[:：∶]\s?\d{1,3}(?:,?\d{3})*(?![\d:.]\d)/gu;
const TEMPERATURE = new RegExp(
  `(?<![A-Za-z\\d])[-−–]?\\d+(?:\\.\\d+)?(?:\\s?[–-]\\s?\\d+(?:\\.\\d+)?)?\\s?(?:°\\s?C|\\u2103|degrees? C(?:elsius)?)(?![A-Za-z])|\\broom temperature\\b|(?<=\\bat )RT\\b|\\bon ice\\b|${previewPhrases.roomTemperatures}`,
  "giu",
);
const NUMBER_WORDS = "one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|half an";
const TIME = new RegExp(
  `(?<![A-Za-z\\d.])(?:\\d+(?:\\.\\d+)?(?:\\s?[–-]\\s?\\d+(?:\\.\\d+)?)?\\s?(?:s|sec(?:onds?)?|min(?:utes?)?|h|hr?s?|hours?|days?|d|weeks?|${previewPhrases.timeUnits})|(?:${NUMBER_WORDS})\\s(?:seconds?|minutes?|hours?|days?|weeks?))(?![A-Za-z])|\\bovernight\\b|${previewPhrases.overnight}`,
  "giu",
);
const SPEED = /\d[\d,]*\s?(?:×\s?g|x g|rpm|r\/min)/giu;

const unique = (found: readonly string[], most: number): string[] =>
  [...new Set(found.map((one) => one.replace(/\s+/g, " ").trim()))].slice(0, most);

const BEFORE_NAME = new RegExp(
  `^\\s*(?:\\([^)]{1,40}\\)\\s*)?(?:of\\s+|${previewPhrases.of})?(?:\\d+[×x]\\s?)?(?:(?:the|a|an|each|ice-cold|cold|fresh|freshly|sterile|pre-?warmed)\\s+)*`,
  "iu",
);
const NAME = /^(?:\d(?:,\d)*'?-)?\p{L}[\p{L}\p{N}'+/-]*(?: [\p{L}\p{N}'+-]+){0,3}/u;
const AFTER_NAME =
  /^(?:for|at|in|into|onto|on|with|without|and|was|were|to|by|from|per|as|of|containing|or|then|is|are|that|which|using|via|followed|overnight|before|after|until|when|while|during|under|once|twice|them|it|each|total volume|reactions?|volumes?|min|h|s|g|rpm|confluen\w*|total|respectively|[\d.]+)$/iu;
const AFTER_HAN_NAME = new RegExp(previewPhrases.afterReagent, "u");

/** Follows an amount: `50 µL of lysis buffer`. */
const reagentAfter = (text: string): string => {
  const [run = ""] = NAME.exec(text.replace(BEFORE_NAME, "")) ?? [];
  const words = run.split(" ");
  const end = words.findIndex((word) => AFTER_NAME.test(word));
  const name = words.slice(0, end < 0 ? words.length : end).join(" ");
  // A name may begin with a verb, as a buffer for lysis does.
  const verbAt = name.slice(1).search(AFTER_HAN_NAME);
  return (verbAt < 0 ? name : name.slice(0, verbAt + 1)).trim();
};

const reagentsOf = (text: string): string[] =>
  [...text.matchAll(AMOUNT)]
    .map(({ 0: amount, index }) =>
      reagentAfter(text.slice(index + amount.length, index + amount.length + 120)),
    )
    .filter((name) => name.length > 1);

/** The quantities of a sentence, as stored in a step. */
export const figuresOfStep = (
  text: string,
): Pick<MethodStep, "reagents" | "amounts" | "temperatures" | "times"> => ({
  reagents: unique(reagentsOf(text), 50).map((one) => one.slice(0, 200)),
  amounts: unique(
    [AMOUNT, SPEED, DILUTION].flatMap((pattern) => text.match(pattern) ?? []),
    50,
  ).map((one) => one.slice(0, 100)),
  temperatures: unique(text.match(TEMPERATURE) ?? [], 20),
  times: unique(text.match(TIME) ?? [], 20),
});

const isStep = (text: string): boolean => {
  if (text.length < 15 || text.length > 1_500 || !VERBS.test(text)) return false;
  const { amounts, temperatures, times } = figuresOfStep(text);
  return amounts.length + temperatures.length + times.length > 0;
};

/** Passages that describe methods; without a methods section, all but references. */
export const methodPassages = <Row extends Pick<PassageRow, "section">>(rows: readonly Row[]): Row[] => {
  const within = methodRun(rows);
  return within.length > 0 ? within : rows.filter(({ section }) => !isReferencesSection(section));
};

const OTHER_SECTION = new RegExp(
  `^(?:[\\dIVX.]+\\s+)?(?:abstract|introduction|background|results?|discussion|conclusions?|references|acknowledge?ments?|supplement|data availability|author contributions?|competing interests?|${previewPhrases.otherHeadings})`,
  "i",
);

/** From the heading of the methods to the next main heading: subsections have their own names. */
const methodRun = <Row extends Pick<PassageRow, "section">>(rows: readonly Row[]): Row[] => {
  let isInside = false;
  return rows.filter(({ section }) => {
    if (isMethodsSection(section)) isInside = true;
    else if (OTHER_SECTION.test(section)) isInside = false;
    return isInside;
  });
};

/** Steps by rules: sentences of the methods with an amount, a temperature or a time. */
export const stepsByRules = (rows: readonly PassageRow[]): MethodStep[] =>
  methodPassages(rows)
    .flatMap(({ body, sentences }) =>
      sentences
        .filter(({ hidden }) => !hidden)
        .map(({ start, end, page }) => ({ text: body.slice(start, end), page })),
    )
    .filter(({ text }) => isStep(text))
    .slice(0, 300)
    .map(({ text, page }) => ({ text, ...figuresOfStep(text), page, quote: text }));

const plain = (text: string): string =>
  foldText(text)
    .replace(/[\s\u2010-\u2015-]+/g, " ")
    .trim();
const numbersOf = (text: string): string[] => plain(text).match(/\d+(?:\.\d+)?/g) ?? [];

/** A step in a model's output. */
export interface ModelStep {
  readonly text: string;
  readonly source: string;
  readonly quote: string;
}

/**
 * Steps of a model whose sentence is in the paper and contains all their numbers; the others are left out and
 * counted.
 */
export const checkSteps = (
  given: readonly ModelStep[],
  rows: readonly PassageRow[],
): { steps: MethodStep[]; leftOut: number } => {
  const steps = given.flatMap(({ text, source, quote }): MethodStep[] => {
    const row = rows[Number(/^S(\d+)$/.exec(source)?.[1]) - 1];
    const wanted = plain(quote);
    if (row === undefined || wanted.length < 8) return [];
    const visible = row.sentences.filter(({ hidden }) => !hidden);
    const at = visible.findIndex(({ start, end }) => {
      const sentence = plain(row.body.slice(start, end));
      return (
        sentence.includes(wanted) || (wanted.length > 40 && wanted.includes(sentence) && sentence.length > 20)
      );
    });
    const sentence = visible[at];
    if (sentence === undefined) return [];
    const said = row.body.slice(sentence.start, sentence.end);
    const held = new Set(numbersOf(said));
    if (!numbersOf(text).every((number) => held.has(number))) return [];
    return [{ text: text.trim(), ...figuresOfStep(text), page: sentence.page, quote: said }];
  });
  return { steps, leftOut: given.length - steps.length };
};

const plainMarkdown = (text: string): string =>
  text
    .replace(/([\\`*_[\]<>#|])/g, "\\$1")
    .replace(/\s+/g, " ")
    .trim();

/** Phrases of the page to which the steps are written. */
export interface MethodPhrases {
  readonly source: string;
  readonly materials: string;
  readonly steps: string;
  readonly page: (page: number) => string;
}

/** The steps as a notebook page: source, materials, steps. */
export const methodsMarkdown = (
  steps: readonly MethodStep[],
  reference: string,
  words: MethodPhrases,
): string => {
  const reagents = unique(
    steps.flatMap((step) => step.reagents),
    100,
  );
  return [
    `## ${words.source}`,
    plainMarkdown(reference),
    ...(reagents.length === 0
      ? []
      : [`## ${words.materials}`, reagents.map((one) => `- ${plainMarkdown(one)}`).join("\n")]),
    `## ${words.steps}`,
    steps
      .map(
        (step) =>
          `- [ ] ${plainMarkdown(step.text)}${step.page === null ? "" : ` (${words.page(step.page)})`}`,
      )
      .join("\n"),
  ].join("\n\n");
};
