import type { LocationKind, LocationNode } from "@benchleaf/contract";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { LocationIcon } from "../tree/location-icon.tsx";
import styles from "./warehouses.module.css";

/** Cupboards are drawn as shelves over one another, rooms as things next to each other. */
const shelved: readonly LocationKind[] = ["freezer", "fridge", "cabinet", "tank"];

interface LocationChildrenProps {
  /** Null: the outermost ones. */
  readonly kind: LocationKind | null;
  readonly label: string;
  readonly locations: readonly LocationNode[];
  readonly onOpen: (locationId: string) => void;
}

/** The locations in another one, each with its fill level. */
export const LocationChildren = ({ kind, label, locations, onOpen }: LocationChildrenProps) => {
  const t = useTranslation();
  const format = useFormat();
  const isShelved = kind !== null && shelved.includes(kind);
  return (
    <ul className={isShelved ? styles.cupboard : styles.floor} aria-label={label}>
      {locations.map((location) => {
        const { id, name, pathCode, grid, occupiedCount, containerCount, isEnabled } = location;
        const all = grid === null ? 0 : grid.rows * grid.columns;
        return (
          <li key={id}>
            <button
              type="button"
              className={styles.place}
              data-disabled={!isEnabled || undefined}
              onClick={() => onOpen(id)}
            >
              <span className={styles.placeName}>
                <LocationIcon kind={location.kind} /> {name}
              </span>
              <span className={styles.soft}>{pathCode}</span>
              {all > 0 && (
                <span className={styles.bar} aria-hidden="true">
                  <span style={{ width: `${Math.min(100, (occupiedCount / all) * 100)}%` }} />
                </span>
              )}
              <span className={styles.soft}>
                {!isEnabled && `${t("warehouses.isDisabled")} · `}
                {all > 0
                  ? t("warehouses.occupied", {
                      used: format.number(occupiedCount),
                      all: format.number(all),
                    })
                  : containerCount === 0
                    ? t("warehouses.isEmpty")
                    : t("warehouses.holds", {
                        count: containerCount,
                        number: format.number(containerCount),
                      })}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
};
