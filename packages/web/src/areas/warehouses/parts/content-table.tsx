import type { PlacedContainer } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { linkOfAddress } from "../../../kernel/file-address.ts";
import { type Format, useFormat } from "../../../kernel/format.ts";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { type Translate, useTranslation } from "../../../kernel/translation.ts";
import styles from "./warehouses.module.css";

/** The rows of a content for export, headings first. */
export const contentRows = (
  t: Translate,
  format: Format,
  containers: readonly PlacedContainer[],
): readonly (readonly string[])[] => [
  (["name", "label", "position", "amount", "expiry", "placed", "placedBy"] as const).map((column) =>
    t(`warehouses.col-${column}`),
  ),
  ...containers.map((one) => [
    one.name,
    one.label,
    one.pathCode,
    `${one.quantity.value} ${one.quantity.unit}`,
    one.expirationDay ?? "",
    format.dateTime(one.placeTime),
    one.placedBy,
  ]),
];

/** Columns that a phone has no room for. */
const minor: ReadonlySet<string> = new Set(["label", "expiry", "placed"]);

/** What is in a location, one line each, also if several are of the same material. */
export const ContentTable = ({ containers }: { readonly containers: readonly PlacedContainer[] }) => {
  const t = useTranslation();
  const format = useFormat();
  return (
    <div className={styles.tableBox}>
      <table className={styles.table} aria-label={t("warehouses.content")}>
        <thead>
          <tr>
            {(["name", "label", "position", "amount", "expiry", "placed"] as const).map((column) => (
              <th key={column} scope="col" className={minor.has(column) ? styles.minor : undefined}>
                {t(`warehouses.col-${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {containers.map((one) => (
            <tr key={one.containerId}>
              <td>
                <Link {...linkOfAddress(one.address)}>{one.name}</Link>
              </td>
              <td className={styles.minor}>{one.label}</td>
              <td className={styles.code}>{one.pathCode}</td>
              <td className={styles.end}>
                {one.quantity.value} {one.quantity.unit}
              </td>
              <td className={styles.minor}>{one.expirationDay && format.day(one.expirationDay)}</td>
              <td className={styles.minor}>
                <Moment instant={one.placeTime} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
