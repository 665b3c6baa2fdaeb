import type { HitPlace, SearchHit, SnippetPiece } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { Tag } from "antd";
import { addressOfHit } from "../../../kernel/hit-address.ts";
import { FileIcon, useKindName } from "../../../kernel/parts/file-icon.tsx";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { type Translate, useTranslation } from "../../../kernel/translation.ts";
import styles from "./search.module.css";

const placeWords = (t: Translate, place: HitPlace): string => {
  if (place.kind === "page" || place.kind === "slide")
    return t(`search.at_${place.kind}`, { number: place.number });
  return t(`search.at_${place.kind}`, { name: place.name });
};

const Snippet = ({ pieces }: { pieces: readonly SnippetPiece[] }) => (
  <p className={styles.snippet}>
    {pieces.map((piece, index) => {
      // Pieces never move: their place is what they are.
      const key = `${index}${piece.text}`;
      return piece.isHit ? <mark key={key}>{piece.text}</mark> : <span key={key}>{piece.text}</span>;
    })}
  </p>
);

/** One file that was found: its name as a link to the match, its location, and the matching text. */
export const SearchHitRow = ({ hit }: { hit: SearchHit }) => {
  const t = useTranslation();
  const kindName = useKindName();
  const { file, place, snippet, tags } = hit;
  const project = hit.isPersonalProject ? t("projects.personal") : hit.projectName;
  return (
    <li className={styles.hit}>
      <div className={styles.head}>
        <FileIcon kind={file.kind} />
        <Link className={styles.name ?? ""} {...addressOfHit(hit)}>
          {file.name}
        </Link>
        {place && <span className={styles.place}>{placeWords(t, place)}</span>}
        {tags.map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
      </div>
      {snippet.length > 0 && <Snippet pieces={snippet} />}
      <p className={styles.facts}>
        <span>{kindName(file.kind)}</span>
        {project !== null && (
          <Link
            to={`/project/${file.projectId}/file`}
            search={hit.folderName !== null && file.folderId ? { folder: file.folderId } : {}}
          >
            {hit.folderName ? `${project} / ${hit.folderName}` : project}
          </Link>
        )}
        <span>{file.ownerName}</span>
        <Moment instant={file.updateTime} />
      </p>
    </li>
  );
};
