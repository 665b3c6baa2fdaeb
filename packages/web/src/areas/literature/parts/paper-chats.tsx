import { Link } from "@tanstack/react-router";
import { useTranslation } from "../../../kernel/translation.ts";
import { usePaperChats } from "../chat/chat.queries.ts";
import styles from "./paper.module.css";

/** One's earlier conversations about a paper. */
export const PaperChats = ({ literatureId }: { literatureId: string }) => {
  const t = useTranslation();
  const { data } = usePaperChats(literatureId);
  if (!data || data.records.length === 0) return null;
  return (
    <section className={styles.stack} aria-label={t("papers.chats")}>
      <h3>{t("papers.chats")}</h3>
      <ul className={styles.links}>
        {data.records.map(({ id, title }) => (
          <li key={id}>
            <Link to={`/literature/ai/${id}/${literatureId}`}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
