import { FileImageOutlined, InfoCircleOutlined } from "@ant-design/icons";
import type { Block, Inline } from "@benchleaf/contract";
import { type ComponentType, createContext, createElement, type PropsWithChildren, useContext } from "react";
import { useTranslation } from "../../kernel/translation.ts";
import styles from "./markdown.module.css";
import { isSafeLink, sourceOf } from "./markdown-sources.ts";

type LinkProps = PropsWithChildren<{ readonly href: string }>;

const NewTab = ({ href, children }: LinkProps) => (
  <a href={href} target="_blank" rel="noreferrer noopener">
    {children}
  </a>
);

/** How links of a text are rendered; they open in a new tab by default. */
export const MarkdownLink = createContext<ComponentType<LinkProps>>(NewTab);

const Anchor = ({ href, children }: LinkProps) => {
  const Link = useContext(MarkdownLink);
  return <Link href={href}>{children}</Link>;
};

const tags = { strong: "strong", emphasis: "em", strike: "s" } as const;

/** A picture or film; for external ones, the name and a link. */
const Media = ({ kind, src, text }: { kind: "image" | "video"; src: string; text: string }) => {
  const t = useTranslation();
  const address = sourceOf(src);
  if (address && kind === "image")
    return <img src={address} alt={text} className={styles.image} loading="lazy" />;
  if (address)
    // biome-ignore lint/a11y/useMediaCaption: what people upload has no captions to offer.
    return <video src={address} controls preload="metadata" aria-label={text} className={styles.image} />;
  const name = text || src;
  return (
    <span className={styles.elsewhere}>
      <FileImageOutlined aria-hidden="true" />{" "}
      {isSafeLink(src) ? (
        <a href={src} target="_blank" rel="noreferrer noopener">
          {name}
        </a>
      ) : (
        name
      )}{" "}
      <span className={styles.soft}>{t("previews.mediaElsewhere")}</span>
    </span>
  );
};

// biome-ignore-start lint/suspicious/noArrayIndexKey: the parts of a text that is read never change their order.
const Inlines = ({ inside }: { inside: readonly Inline[] }) =>
  inside.map((part, index) => {
    switch (part.kind) {
      case "text":
        return part.text;
      case "code":
      case "formula":
        return <code key={index}>{part.text}</code>;
      case "break":
        return <br key={index} />;
      case "image":
        return <Media key={index} {...part} kind="image" />;
      case "link":
        return isSafeLink(part.href) ? (
          <Anchor key={index} href={part.href}>
            <Inlines inside={part.inside} />
          </Anchor>
        ) : (
          <Inlines key={index} inside={part.inside} />
        );
      default:
        return createElement(tags[part.kind], { key: index }, <Inlines inside={part.inside} />);
    }
  });

const BlockView = ({ block }: { block: Block }) => {
  switch (block.kind) {
    case "heading":
      // The name of the file is the page's first heading.
      return createElement(`h${Math.min(6, block.level + 1)}`, {}, <Inlines inside={block.inside} />);
    case "paragraph":
      return (
        <p>
          <Inlines inside={block.inside} />
        </p>
      );
    case "list": {
      const items = block.items.map((item, index) => (
        <li key={index}>
          <MarkdownBlocks blocks={item} />
        </li>
      ));
      return block.start === null ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>;
    }
    case "quote":
      return (
        <blockquote>
          <MarkdownBlocks blocks={block.blocks} />
        </blockquote>
      );
    case "well":
      return (
        <div className={styles.well}>
          <MarkdownBlocks blocks={block.blocks} />
        </div>
      );
    case "note":
      return (
        <aside className={styles.note}>
          <p className={styles.noteTitle}>
            <InfoCircleOutlined aria-hidden="true" /> {block.title || <NoteTitle />}
          </p>
          <MarkdownBlocks blocks={block.blocks} />
        </aside>
      );
    case "image":
    case "video":
      return (
        <figure>
          <Media kind={block.kind} src={block.src} text={block.text} />
          {block.text && sourceOf(block.src) && <figcaption>{block.text}</figcaption>}
        </figure>
      );
    case "code":
    case "formula":
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      );
    case "table":
      return (
        <div className={styles.wide}>
          <table>
            <thead>
              <tr>
                {block.head.map((cell, index) => (
                  <th key={index} scope="col">
                    <Inlines inside={cell} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row, rowIndex) => (
                <tr key={rowIndex}>
                  {row.map((cell, index) => (
                    <td key={index}>
                      <Inlines inside={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
    case "rule":
      return <hr />;
  }
};

const NoteTitle = () => useTranslation()("previews.note");

/** A text's blocks as elements of the page: foreign markup is never used as markup. */
export const MarkdownBlocks = ({ blocks }: { blocks: readonly Block[] }) =>
  blocks.map((block, index) => <BlockView key={index} block={block} />);
// biome-ignore-end lint/suspicious/noArrayIndexKey: see above.
