import type { GuideChapter } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "./guide.module.css";

/** All pages by chapter, with the current one marked. */
export const GuideContents = ({
  chapters,
  current,
}: {
  chapters: readonly GuideChapter[];
  current: string;
}) => {
  const t = useTranslation();
  return (
    <nav className={styles.contents} aria-label={t("guide.contents")}>
      {chapters.map(({ key, pages }) => (
        <section key={key}>
          <p>{t(`guide.chapter-${key}`)}</p>
          <ul>
            {pages.map(({ slug, title }) => (
              <li key={slug}>
                <Link
                  to="/open/guide/$slug"
                  params={{ slug }}
                  aria-current={slug === current ? "page" : undefined}
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
};
