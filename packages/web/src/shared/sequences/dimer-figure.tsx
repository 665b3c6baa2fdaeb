import styles from "./dimer-figure.module.css";
import { dimerLines } from "./dimer-lines.ts";

interface DimerFigureProps {
  readonly first: string;
  readonly second: string;
  /** Dots and brackets. */
  readonly structure: string;
  readonly caption: string;
}

/** An oligo with its ends labelled next to its first and last residue. */
const withEnds = (before: string, line: string, behind: string): string =>
  `${line.slice(0, line.length - line.trimStart().length)}${before} ${line.trim()} ${behind}`;

/** What pairs with what in a dimer, residue under residue. */
export const DimerFigure = ({ first, second, structure, caption }: DimerFigureProps) => {
  const { top, bars, bottom } = dimerLines(first, second, structure);
  return (
    <figure className={styles.dimer}>
      <figcaption>{caption}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by key (WCAG 2.1.1). */}
      <pre translate="no" tabIndex={0}>
        {[withEnds("5′", top, "3′"), `   ${bars}`.trimEnd(), withEnds("3′", bottom, "5′")].join("\n")}
      </pre>
    </figure>
  );
};
