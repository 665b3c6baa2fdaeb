import { createContext, type PropsWithChildren, useEffect, useRef, useState } from "react";
import styles from "./sections.module.css";

interface Entry {
  readonly id: string;
  readonly title: string;
}

/** Registers a section; the returned function removes it. */
export const SectionsContext = createContext<((entry: Entry) => () => void) | null>(null);

const inOrder = (left: Entry, right: Entry): number => {
  const [a, b] = [document.getElementById(left.id), document.getElementById(right.id)];
  return a && b && a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1;
};

/** How far below the upper edge a section counts as the one that is read, in px. */
const READ_PX = 80;

/** Groups of settings with a menu next to them if there is space; the page scrolls here. */
export const MenuSections = ({ label, children }: PropsWithChildren<{ readonly label: string }>) => {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const [read, setRead] = useState<string>();
  const scroller = useRef<HTMLDivElement>(null);
  const [enter] = useState(() => (entry: Entry) => {
    setEntries((before) => [...before, entry].toSorted(inOrder));
    return () => setEntries((before) => before.filter(({ id }) => id !== entry.id));
  });
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const follow = () => {
      const edge = element.getBoundingClientRect().top + READ_PX;
      const isAtEnd =
        element.scrollTop > 0 && element.scrollTop + element.clientHeight >= element.scrollHeight - 2;
      const passed = entries.filter(
        ({ id }) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= edge,
      );
      setRead((isAtEnd ? entries.at(-1) : (passed.at(-1) ?? entries[0]))?.id);
    };
    follow();
    element.addEventListener("scroll", follow, { passive: true });
    return () => element.removeEventListener("scroll", follow);
  }, [entries]);
  const go = (id: string) => {
    const heading = document.getElementById(id);
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  };
  return (
    <div ref={scroller} className={styles.withMenu}>
      <nav className={styles.menu} aria-label={label}>
        {entries.map(({ id, title }) => (
          <a
            key={id}
            href={`#${id}`}
            aria-current={id === read ? "true" : undefined}
            onClick={(event) => {
              event.preventDefault();
              go(id);
            }}
          >
            {title}
          </a>
        ))}
      </nav>
      <div className={styles.column}>
        <SectionsContext value={enter}>{children}</SectionsContext>
      </div>
    </div>
  );
};
