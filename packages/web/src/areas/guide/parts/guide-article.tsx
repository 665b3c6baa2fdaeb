import type { GuidePage } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { type PropsWithChildren, useEffect, useMemo, useRef } from "react";
import { useTranslation } from "../../../kernel/translation.ts";
import markdown from "../../../shared/previews/markdown.module.css";
import { MarkdownBlocks, MarkdownLink } from "../../../shared/previews/markdown-blocks.tsx";
import { guideParts } from "../guide-blocks.ts";
import styles from "./guide.module.css";

/** Links within the guide stay in this tab. */
const GuideLink = ({ href, children }: PropsWithChildren<{ href: string }>) => {
  const [, slug, hash] = /^\/open\/guide\/([\w-]+)(?:#([\w-]+))?$/.exec(href) ?? [];
  if (slug)
    return (
      <Link to="/open/guide/$slug" params={{ slug }} {...(hash ? { hash } : {})}>
        {children}
      </Link>
    );
  return (
    <a href={href} target="_blank" rel="noreferrer noopener">
      {children}
    </a>
  );
};

/** Scrolls to the section in the address, which is rendered only after the page has loaded. */
const useAnchor = (slug: string): void => {
  useEffect(() => {
    const anchor = decodeURIComponent(location.hash.slice(1));
    if (slug !== "" && anchor !== "") document.getElementById(anchor)?.scrollIntoView();
  }, [slug]);
};

/** Moves the focus to the title when another page is opened, so that a screen reader reads it. */
const useFocusOnChange = (slug: string) => {
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(slug);
  useEffect(() => {
    if (before.current === slug) return;
    before.current = slug;
    title.current?.focus({ preventScroll: true });
  }, [slug]);
  return title;
};

/** One page of the guide. */
export const GuideArticle = ({ page }: { page: GuidePage }) => {
  const t = useTranslation();
  const { slug, title, text, headings, previous, next } = page;
  const parts = useMemo(() => guideParts(text, headings), [text, headings]);
  const heading = useFocusOnChange(slug);
  useAnchor(slug);
  return (
    <MarkdownLink value={GuideLink}>
      <article className={`${markdown.article} ${styles.article}`}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {parts.map(({ heading, blocks }) => (
          <section key={heading?.anchor ?? ""} aria-labelledby={heading?.anchor}>
            {heading && (
              <h2 id={heading.anchor}>
                {heading.text}{" "}
                <a
                  href={`#${heading.anchor}`}
                  className={styles.anchor}
                  aria-label={t("guide.linkTo", { heading: heading.text })}
                >
                  #
                </a>
              </h2>
            )}
            <MarkdownBlocks blocks={blocks} />
          </section>
        ))}
        <nav className={styles.neighbours} aria-label={t("guide.neighbours")}>
          {previous && (
            <Link to="/open/guide/$slug" params={{ slug: previous.slug }} rel="prev">
              ← {t("guide.previous", { title: previous.title })}
            </Link>
          )}
          {next && (
            <Link to="/open/guide/$slug" params={{ slug: next.slug }} rel="next" className={styles.next}>
              {t("guide.next", { title: next.title })} →
            </Link>
          )}
        </nav>
      </article>
    </MarkdownLink>
  );
};
