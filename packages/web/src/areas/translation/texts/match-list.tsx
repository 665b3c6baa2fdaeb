import type { MemoryMatch } from "@benchleaf/contract";
import { Button } from "antd";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "./texts.module.css";
import { useMatches } from "./translation.queries.ts";

/** What differs from the sentence of the memory: struck out what is only there, underlined what is only here. */
const Difference = ({ parts }: { readonly parts: MemoryMatch["difference"] }) => (
  <>
    {parts.map(({ change, text }, at) =>
      change === "same" ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, in their order
        <span key={at}>{text}</span>
      ) : change === "removed" ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, in their order
        <del key={at}>{text}</del>
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, in their order
        <ins key={at}>{text}</ins>
      ),
    )}
  </>
);

interface MatchListProps {
  readonly memoryId: string;
  readonly source: string;
  readonly onUse: (target: string) => void;
}

/** Sentences of the memory that are like this one, with how much; nothing is applied unasked. */
export const MatchList = ({ memoryId, source, onUse }: MatchListProps) => {
  const t = useTranslation();
  const { data, isPending } = useMatches(memoryId, source);
  if (isPending) return <p className={styles.soft}>{t("translateWords.searchingMemory")}</p>;
  if (!data || data.records.length === 0)
    return <p className={styles.soft}>{t("translateWords.noMatches")}</p>;
  return (
    <ul className={styles.matches} aria-label={t("translateWords.matches")}>
      {data.records.map((match) => (
        <li key={match.unitId}>
          <span className={styles.percent}>{match.percent}%</span>
          <div className={styles.matchTexts}>
            <span>
              <Difference parts={match.difference} />
            </span>
            <span>{match.target}</span>
          </div>
          <Button
            size="small"
            onClick={() => onUse(match.target)}
            aria-label={t("translateWords.useMatch", { text: match.target })}
          >
            {t("translateWords.use")}
          </Button>
        </li>
      ))}
    </ul>
  );
};
