import type { Lines } from "./column.ts";
import styles from "./data-list.module.css";

interface TwoLineCellsProps<Row> {
  readonly lines: Lines<Row>;
  readonly row: Row;
}

/** The cells of a row on a phone. All of the row that is nothing else opens what its name opens. */
export const TwoLineCells = <Row,>({ lines, row }: TwoLineCellsProps<Row>) => {
  const { before, name, state, second, after, below } = lines;
  return (
    <>
      {before.map(({ key, cell }) => (
        <td key={key} className={styles.beside}>
          {cell(row)}
        </td>
      ))}
      <td className={styles.lines}>
        <div className={styles.first}>
          <div className={styles.main}>{name?.cell(row)}</div>
          {state && <div className={styles.state}>{state.cell(row)}</div>}
        </div>
        <div className={styles.second}>
          {second.map(({ key, cell }) => (
            <span key={key}>{cell(row)}</span>
          ))}
        </div>
      </td>
      {after.map(({ key, cell }) => (
        <td key={key} className={styles.beside}>
          {cell(row)}
        </td>
      ))}
      {below?.hasOwnLine?.(row) && <td className={styles.below}>{below.cell(row)}</td>}
    </>
  );
};
