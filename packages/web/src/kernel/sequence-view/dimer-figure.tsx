import styles from "./dimer-figure.module.css";
import { dimerLines } from "./dimer-lines.ts";

interface DimerFigureProps {
  readonly first: string;
  readonly second: string;
  /** Dots and brackets. */
  readonly structure: string;
  readonly caption: string;
}

/** What pairs with what in a dimer, letter under letter. */
export const DimerFigure = ({ first, second, structure, caption }: DimerFigureProps) => {
  const { top, bars, bottom } = dimerLines(first, second, structure);
  return (
    <figure className={styles.dimer}>
      <figcaption>{caption}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by key (WCAG 2.1.1). */}
      <pre translate="no" tabIndex={0}>{`5′ ${top} 3′\n   ${bars}\n3′ ${bottom} 5′`}</pre>
    </figure>
  );
};
