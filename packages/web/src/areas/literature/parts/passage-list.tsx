import { Link } from "@tanstack/react-router";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { usePassages } from "../library.queries.ts";
import styles from "./library.module.css";
import { MarkedText } from "./marked-text.tsx";

/** Passages that match a question, each with a link to its page. */
export const PassageList = ({
  question,
  collectionId,
}: {
  question: string;
  collectionId?: string | undefined;
}) => {
  const t = useTranslation();
  const { data, error, refetch, isPending } = usePassages(question, collectionId ? { collectionId } : {});
  if (question === "") return <p className={styles.soft}>{t("papers.noPassagesText")}</p>;
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (isPending || !data) return <ListSkeleton label={t("shell.loading")} />;
  if (data.records.length === 0)
    return <EmptyState sketch="none" title={t("papers.noPassages")} text={t("papers.noPassagesText")} />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by key (WCAG 2.1.1).
    <section className={styles.scroll} tabIndex={0} aria-label={t("papers.modeText")}>
      <ol className={styles.hits}>
        {data.records.map((hit) => {
          const [best] = hit.best;
          return (
            <li key={`${hit.literatureId} ${hit.passage}`} className={styles.hit}>
              <Link
                className={styles.hitTitle}
                to={`/library/literature/${hit.literatureId}`}
                search={{ passage: String(hit.passage), sentence: String(best?.sentence ?? 0), q: question }}
                hash={`page=${best?.page ?? hit.page}`}
              >
                {hit.title}
              </Link>
              <div className={styles.soft}>
                {hit.section === ""
                  ? t("papers.markPage", { page: best?.page ?? hit.page })
                  : t("papers.passageIn", { section: hit.section, page: best?.page ?? hit.page })}
              </div>
              <p className={styles.hitBody}>
                <MarkedText text={hit.body} marked={hit.best.map(({ text }) => text)} />
              </p>
            </li>
          );
        })}
      </ol>
    </section>
  );
};
