import type { AssistantLink } from "@benchleaf/contract";
import { Fragment } from "react";
import { useTranslation } from "../../../kernel/translation.ts";
import { blocksOf, type TextPiece } from "../answer-text.ts";
import { AnswerLink } from "./answer-link.tsx";
import styles from "./panel.module.css";

interface PiecesProps {
  readonly pieces: readonly TextPiece[];
  readonly links: readonly AssistantLink[];
}

const Pieces = ({ pieces, links }: PiecesProps) => {
  const t = useTranslation();
  return pieces.map((piece, at) => {
    const key = `${at}`;
    if (piece.kind === "text") return <Fragment key={key}>{piece.text}</Fragment>;
    if (piece.kind === "bold") return <strong key={key}>{piece.text}</strong>;
    const link = links.find(({ no }) => no === piece.no);
    return link ? (
      <AnswerLink
        key={key}
        link={link}
        className={styles.chip}
        label={t("assistantChat.source", { no: link.no, title: link.title })}
      >
        {link.no}
      </AnswerLink>
    ) : null;
  });
};

/** The text of an answer, with its numbered links. */
export const AnswerBody = ({ text, links }: { text: string; links: readonly AssistantLink[] }) =>
  blocksOf(text).map((block, at) => {
    const key = `${at}`;
    if (block.kind === "paragraph")
      return (
        <p key={key} className={styles.text}>
          {block.lines.map((pieces, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
            <Fragment key={line}>
              {line > 0 && <br />}
              <Pieces pieces={pieces} links={links} />
            </Fragment>
          ))}
        </p>
      );
    const items = block.items.map((pieces, item) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two items may say the same
      <li key={item}>
        <Pieces pieces={pieces} links={links} />
      </li>
    ));
    return block.isNumbered ? (
      <ol key={key} className={styles.items}>
        {items}
      </ol>
    ) : (
      <ul key={key} className={styles.items}>
        {items}
      </ul>
    );
  });
