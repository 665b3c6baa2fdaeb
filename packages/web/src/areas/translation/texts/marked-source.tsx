import type { TranslationSegment } from "@benchleaf/contract";
import { Tooltip } from "antd";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "./texts.module.css";

const CODES = /⟦\/?[fx]\d+⟧/gu;

/** The codes of a document's formatting are shown as small signs. */
const PlainText = ({ text }: { readonly text: string }) => {
  const t = useTranslation();
  const parts = text.split(CODES);
  if (parts.length === 1) return <>{text}</>;
  const codes = [...text.matchAll(CODES)];
  return (
    <>
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, in their order
        <span key={at}>
          {part}
          {codes[at] && (
            <span className={styles.code} title={t("translateWords.code", { code: codes[at][0] })}>
              {codes[at][0].slice(1, -1)}
            </span>
          )}
        </span>
      ))}
    </>
  );
};

/** A sentence with its terms underlined; each says its translation. */
export const MarkedSource = ({ segment }: { readonly segment: TranslationSegment }) => {
  const t = useTranslation();
  const { source, terms } = segment;
  let last = 0;
  const pieces = terms.map((term) => {
    const before = source.slice(last, term.start);
    last = term.end;
    return { before, term };
  });
  return (
    <>
      {pieces.map(({ before, term }) => (
        <span key={term.start}>
          <PlainText text={before} />
          <Tooltip
            title={
              (term.doNotTranslate ? t("translateWords.keepTerm") : term.targets.join(" / ")) +
              (term.note ? ` · ${term.note}` : "")
            }
          >
            <mark className={styles.term}>{source.slice(term.start, term.end)}</mark>
          </Tooltip>
        </span>
      ))}
      <PlainText text={source.slice(last)} />
    </>
  );
};

/** A translation as it is shown where it is not edited. */
export const ShownTarget = PlainText;
