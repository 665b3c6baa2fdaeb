import styles from "./day-bars.module.css";

interface DayBar {
  readonly day: string;
  /** How many of each series, in their order. */
  readonly counts: readonly [number, number];
}

interface DayBarsProps {
  readonly label: string;
  readonly series: readonly [string, string];
  readonly dayHeader: string;
  readonly days: readonly DayBar[];
  readonly say: { readonly day: (day: string) => string; readonly count: (count: number) => string };
}

const HEIGHT = 140;
const WIDTH = 900;

/** Two stacked counts a day as bars, and the same as a table for who listens instead of looking. */
export const DayBars = ({ label, series, dayHeader, days, say }: DayBarsProps) => {
  const most = Math.max(1, ...days.map(({ counts }) => counts[0] + counts[1]));
  const step = WIDTH / Math.max(1, days.length);
  const tall = (count: number) => (count / most) * HEIGHT;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.legend}>
        <span className={styles.first}>{series[0]}</span>
        <span className={styles.second}>{series[1]}</span>
        <span className={styles.most}>{say.count(most)}</span>
      </figcaption>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {days.map(({ day, counts: [first, second] }, index) => (
          <g key={day}>
            <title>{`${say.day(day)} · ${series[0]} ${say.count(first)} · ${series[1]} ${say.count(second)}`}</title>
            <rect className={styles.ground} x={index * step} y={0} width={step} height={HEIGHT} />
            <rect
              className={styles.bar}
              x={index * step + step * 0.15}
              y={HEIGHT - tall(first)}
              width={step * 0.7}
              height={tall(first)}
            />
            <rect
              className={styles.barAbove}
              x={index * step + step * 0.15}
              y={HEIGHT - tall(first) - tall(second)}
              width={step * 0.7}
              height={tall(second)}
            />
          </g>
        ))}
      </svg>
      <div className={styles.ends} aria-hidden="true">
        <span>{days[0] && say.day(days[0].day)}</span>
        <span>{days.at(-1) && say.day(days.at(-1)?.day ?? "")}</span>
      </div>
      <table className="visually-hidden">
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{dayHeader}</th>
            <th scope="col">{series[0]}</th>
            <th scope="col">{series[1]}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, counts: [first, second] }) => (
            <tr key={day}>
              <th scope="row">{say.day(day)}</th>
              <td>{say.count(first)}</td>
              <td>{say.count(second)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
};
