import type { LibraryKind } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { useWords } from "../../../kernel/words.ts";
import styles from "./library.module.css";

/** The libraries as links: each has an address of its own. */
export const KindTabs = ({ kinds, current }: { kinds: readonly LibraryKind[]; current: LibraryKind }) => {
  const t = useWords();
  return (
    <nav aria-label={t("biolibrary.kinds")}>
      <ul className={styles.tabs}>
        {kinds.map((kind) => (
          <li key={kind}>
            <Link
              to="/sequence/library/$kind"
              params={{ kind }}
              className={styles.tab ?? ""}
              aria-current={kind === current ? "page" : undefined}
            >
              {t(`biolibrary.${kind}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
