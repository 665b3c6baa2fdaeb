import { TeamOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useState } from "react";
import { useNotice } from "../../../kernel/notice.ts";
import { usePreferences } from "../../../kernel/preferences.ts";
import { useWords } from "../../../kernel/words.ts";
import type { SafeWork } from "../hooks/use-safe-work.ts";
import { loadSequence } from "../sequences.queries.ts";
import styles from "./workbench.module.css";

type NewsProps = Pick<SafeWork, "file" | "others" | "otherTabs" | "newer" | "isUnsaved" | "takeTheirs">;

/** Who else works on the same, here or elsewhere, and what they saved meanwhile. */
export const WorkNews = ({ file, others, otherTabs, newer, isUnsaved, takeTheirs }: NewsProps) => {
  const t = useWords();
  const notice = useNotice();
  const { locale } = usePreferences();
  const [isLoading, setLoading] = useState(false);
  const show = async () => {
    setLoading(true);
    try {
      takeTheirs(await loadSequence(file.id, null));
    } catch (error) {
      notice.failure(error);
    } finally {
      setLoading(false);
    }
  };
  const editing = others.filter(({ isEditing }) => isEditing).map(({ name }) => name);
  const watching = others.filter(({ isEditing }) => !isEditing).map(({ name }) => name);
  const names = new Intl.ListFormat(locale);
  const lines: string[] = [];
  if (newer !== null) {
    const { version, authorName } = newer;
    const saved =
      authorName === null
        ? t("sequences.newerTab", { version })
        : t("sequences.newerAuthor", { author: authorName, version });
    lines.push(isUnsaved ? `${saved} ${t("sequences.newerMerged")}` : saved);
  }
  if (editing.length > 0) lines.push(t("sequences.othersEditing", { names: names.format(editing) }));
  if (watching.length > 0) lines.push(t("sequences.othersHere", { names: names.format(watching) }));
  if (otherTabs > 0) lines.push(t("sequences.otherTab"));
  if (lines.length === 0) return null;
  return (
    <div className={styles.reason} role="status">
      <TeamOutlined aria-hidden />
      <span>{lines.join(" · ")}</span>
      {newer !== null && !isUnsaved && (
        <Button size="small" loading={isLoading} onClick={() => void show()}>
          {t("sequences.newerShow")}
        </Button>
      )}
    </div>
  );
};
