import { DownOutlined, UpOutlined } from "@ant-design/icons";
import { Button, Input } from "antd";
import { useEffect, useState } from "react";
import { useFormat } from "../../kernel/format.ts";
import { useTranslation } from "../../kernel/translation.ts";
import { useDebounced } from "../../kernel/use-debounced.ts";
import styles from "./pdf.module.css";
import type { OpenedPdf } from "./use-pdf.ts";

const countIn = (text: string, needle: string): number => text.split(needle).length - 1;

const wordsOf = async (pdf: OpenedPdf, number: number): Promise<string> => {
  const page = await pdf.document.getPage(number);
  const { items } = await page.getTextContent();
  return items
    .map((item) => ("str" in item ? item.str : ""))
    .join("")
    .toLowerCase();
};

/** The pages with matches, once per match, as they are found from the first page on. */
const useHits = (pdf: OpenedPdf, wanted: string) => {
  const [found, setFound] = useState<{ hits: readonly number[]; isDone: boolean }>({
    hits: [],
    isDone: true,
  });
  useEffect(() => {
    const needle = wanted.trim().toLowerCase();
    let isGone = false;
    const search = async () => {
      const hits: number[] = [];
      for (let page = 1; page <= pdf.pages && !isGone; page += 1) {
        const text = await wordsOf(pdf, page).catch(() => "");
        hits.push(...new Array<number>(countIn(text, needle)).fill(page));
        if (!isGone) setFound({ hits: [...hits], isDone: page === pdf.pages });
      }
    };
    setFound({ hits: [], isDone: needle === "" });
    if (needle !== "") void search();
    return () => {
      isGone = true;
    };
  }, [pdf, wanted]);
  return found;
};

interface PdfFindProps {
  readonly pdf: OpenedPdf;
  readonly wanted: string;
  onWanted(words: string): void;
  onGoTo(page: number): void;
}

/** Searches the document and moves between matches. */
export const PdfFind = ({ pdf, wanted, onWanted, onGoTo }: PdfFindProps) => {
  const t = useTranslation();
  const format = useFormat();
  const { hits, isDone } = useHits(pdf, useDebounced(wanted, 250));
  const [at, setAt] = useState(0);
  const first = hits[0];
  useEffect(() => {
    setAt(0);
    if (first !== undefined) onGoTo(first);
  }, [first, onGoTo]);
  const step = (by: number) => {
    if (hits.length === 0) return;
    const next = (at + by + hits.length) % hits.length;
    setAt(next);
    onGoTo(hits[next] ?? 1);
  };
  const isAsked = wanted.trim() !== "";
  return (
    <span className={styles.find}>
      <Input
        allowClear
        className={styles.findField ?? ""}
        value={wanted}
        placeholder={t("previews.find")}
        aria-label={t("previews.find")}
        onChange={({ target }) => onWanted(target.value)}
        onPressEnter={({ shiftKey }) => step(shiftKey ? -1 : 1)}
      />
      <span role="status" className={styles.findCount}>
        {isAsked && hits.length > 0
          ? t("previews.findAt", { at: format.number(at + 1), hits: format.number(hits.length) })
          : isAsked && isDone && t("previews.findNothing")}
      </span>
      <Button
        icon={<UpOutlined />}
        disabled={!hits.length}
        aria-label={t("previews.findBefore")}
        onClick={() => step(-1)}
      />
      <Button
        icon={<DownOutlined />}
        disabled={!hits.length}
        aria-label={t("previews.findAfter")}
        onClick={() => step(1)}
      />
    </span>
  );
};
