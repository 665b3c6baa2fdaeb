import { PrinterOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useEffect } from "react";
import { useBrandName } from "../../../kernel/brand.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { usePathParams } from "../../../kernel/router.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { useMedia } from "../../../ui/use-media.ts";
import { useGuideContents, useGuidePage } from "../guide.queries.ts";
import styles from "../parts/guide.module.css";
import { GuideArticle } from "../parts/guide-article.tsx";
import { GuideContents } from "../parts/guide-contents.tsx";
import { GuideFrame } from "../parts/guide-frame.tsx";

/** One page of the user guide, open to anyone. */
export default function GuidePage() {
  const t = useTranslation();
  const brand = useBrandName();
  const { slug } = usePathParams<"slug">();
  const { data: page, error, refetch } = useGuidePage(slug);
  const { data: chapters = [] } = useGuideContents();
  const isNarrow = useMedia("(max-width: 900px)");
  const title = page?.title ?? t("guide.title");
  useEffect(() => {
    document.title = `${title} · ${brand}`;
  }, [title, brand]);
  const contents = <GuideContents chapters={chapters} current={slug} />;
  return (
    <GuideFrame>
      <div className={styles.columns}>
        {isNarrow ? (
          <details key={slug} className={styles.folded}>
            <summary>{t("guide.contents")}</summary>
            {contents}
          </details>
        ) : (
          <div className={styles.left}>{contents}</div>
        )}
        <main id="content" tabIndex={-1} className={styles.main}>
          {error && !page && <ErrorState error={error} onRetry={() => void refetch()} />}
          {!page && !error && <ListSkeleton label={t("shell.loading")} />}
          {page && <GuideArticle page={page} />}
        </main>
        {page && (
          <aside className={styles.right}>
            <nav aria-label={t("guide.onThisPage")}>
              <p>{t("guide.onThisPage")}</p>
              <ul>
                {page.headings.map(({ anchor, text }) => (
                  <li key={anchor}>
                    <a href={`#${anchor}`}>{text}</a>
                  </li>
                ))}
              </ul>
            </nav>
            <Button icon={<PrinterOutlined />} onClick={() => print()}>
              {t("guide.print")}
            </Button>
          </aside>
        )}
      </div>
    </GuideFrame>
  );
}
