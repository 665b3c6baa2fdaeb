import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { useBrandName } from "../../../kernel/brand.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { useGuideContents } from "../guide.queries.ts";
import styles from "../parts/guide.module.css";
import { GuideFrame } from "../parts/guide-frame.tsx";

/** The contents of the user guide, open to anyone. */
export default function GuideContentsPage() {
  const t = useTranslation();
  const brand = useBrandName();
  const { data: chapters, error, refetch } = useGuideContents();
  useEffect(() => {
    document.title = `${t("guide.title")} · ${brand}`;
  }, [t, brand]);
  return (
    <GuideFrame>
      <main id="content" tabIndex={-1} className={styles.cover}>
        <h1>{t("guide.title")}</h1>
        <p className={styles.lead}>{t("guide.lead")}</p>
        {error && !chapters && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!chapters && !error && <ListSkeleton label={t("shell.loading")} />}
        <div className={styles.chapters}>
          {chapters?.map(({ key, pages }) => (
            <section key={key} aria-labelledby={`chapter-${key}`}>
              <h2 id={`chapter-${key}`}>{t(`guide.chapter-${key}`)}</h2>
              <ul>
                {pages.map(({ slug, title }) => (
                  <li key={slug}>
                    <Link to="/open/guide/$slug" params={{ slug }}>
                      {title}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </main>
    </GuideFrame>
  );
}
