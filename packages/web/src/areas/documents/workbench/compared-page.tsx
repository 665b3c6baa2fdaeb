import { type ComparedBlock, comparePages, type PageNode, type WordRun } from "@benchleaf/contract";
import { useMemo } from "react";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "./workbench.module.css";

const kindOf = ({ before, after }: ComparedBlock): string =>
  String((after ?? before)?.node.attrs?.kind ?? (after ?? before)?.node.type ?? "");

const Side = ({ block, side }: { readonly block: ComparedBlock; readonly side: "before" | "after" }) => {
  const shown = block[side];
  if (shown === null) return <td />;
  const hidden: WordRun["kind"] = side === "before" ? "added" : "removed";
  const runs = block.words.length > 0 ? block.words : [{ kind: "same" as const, text: shown.text }];
  return (
    <td data-kind={kindOf(block)} data-change={block.kind}>
      {runs
        .filter(({ kind }) => kind !== hidden)
        .map(({ kind, text }, index) => {
          const key = `${index} ${kind}`;
          if (kind === "added") return <ins key={key}>{text}</ins>;
          if (kind === "removed") return <del key={key}>{text}</del>;
          return <span key={key}>{text}</span>;
        })}
    </td>
  );
};

interface ComparedPageProps {
  readonly before: string;
  readonly after: string;
  readonly names: readonly [before: string, after: string];
  /** Leaves out what has not changed. */
  readonly isShort?: boolean;
  /** Only this block, if it is one of those shown. */
  readonly blockId?: string | undefined;
}

/** Two contents next to each other, with the words that went and came. */
export const ComparedPage = ({ before, after, names, isShort = false, blockId }: ComparedPageProps) => {
  const t = useTranslation();
  const compared = useMemo(
    () => comparePages(JSON.parse(before) as PageNode, JSON.parse(after) as PageNode),
    [before, after],
  );
  const changed = isShort ? compared.filter(({ kind }) => kind !== "same") : compared;
  const ofBlock = changed.filter((block) => block.before?.id === blockId || block.after?.id === blockId);
  const shown = blockId !== undefined && ofBlock.length > 0 ? ofBlock : changed;
  return (
    <>
      {compared.every(({ kind }) => kind === "same") && <p role="status">{t("documents.compareSame")}</p>}
      <table className={styles.compared}>
        <thead>
          <tr>
            <th scope="col">{names[0]}</th>
            <th scope="col">{names[1]}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((block) => (
            <tr key={`${block.before?.id} ${block.after?.id}`}>
              <Side block={block} side="before" />
              <Side block={block} side="after" />
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};
