import type { GridContent, GridPosition, LocationNode } from "@benchleaf/contract";
import { useNavigate } from "@tanstack/react-router";
import { Button } from "antd";
import { useMemo, useState } from "react";
import { dayAfter } from "../../../kernel/end-of-day.ts";
import { linkOfAddress } from "../../../kernel/file-address.ts";
import { useFormat } from "../../../kernel/format.ts";
import { usePreferences } from "../../../kernel/preferences.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "../parts/warehouses.module.css";
import { usePlace } from "../warehouses.queries.ts";
import { BoxGrid, type GridCell } from "./box-grid.tsx";
import { keyOf, type PlannedPlacement, planMove, type Standing } from "./grid-moves.ts";

interface LocationGridProps {
  readonly location: LocationNode;
  readonly content: GridContent;
  readonly isEditable: boolean;
  readonly sought: GridPosition | null;
  readonly onOpenLocation: (locationId: string) => void;
}

/** The positions of a location: looked at, opened, and rearranged by mouse or keys. */
export const LocationGrid = ({
  location,
  content,
  isEditable,
  sought,
  onOpenLocation,
}: LocationGridProps) => {
  const t = useTranslation();
  const format = useFormat();
  const toasts = useToasts();
  const navigate = useNavigate();
  const { timezone } = usePreferences();
  const today = dayAfter(0, timezone);
  const place = usePlace(location.warehouseId);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [carried, setCarried] = useState<readonly string[]>([]);
  const { cells, standing, addresses } = useMemo(() => {
    const found = new Map<string, GridCell>();
    const all: Standing[] = [];
    const pages = new Map<string, string>();
    for (const { containerId, position, name, label, expirationDay, address } of content.containers) {
      if (position === null) continue;
      found.set(keyOf(position), {
        ...{ id: containerId, kind: "container", name: label || name },
        fullName: [label, name].filter((part) => part !== "").join(" · "),
        isExpired: expirationDay !== null && expirationDay < today,
      });
      all.push({ containerId, position });
      pages.set(containerId, address);
    }
    for (const { id, name, position } of content.locations) {
      if (position === null) continue;
      found.set(keyOf(position), { id, kind: "location", name, fullName: name, isExpired: false });
      all.push({ containerId: null, position });
    }
    return { cells: found, standing: all, addresses: pages };
  }, [content, today]);
  const containersOf = (keys: Iterable<string>): string[] =>
    [...keys].flatMap((key) => {
      const cell = cells.get(key);
      return cell?.kind === "container" ? [cell.id] : [];
    });
  const { grid } = content;
  if (grid === null) return null;
  const put = (plan: readonly PlannedPlacement[] | null) => {
    if (plan === null) return toasts.warning(t("warehouses.noRoom"));
    const placements = plan.map(({ containerId, position }) => ({
      ...{ containerId, position, locationId: location.id },
    }));
    place.mutate(placements, {
      onSuccess: () => {
        toasts.success(t("warehouses.placedDone", { count: placements.length }));
        setCarried([]);
        setChosen(new Set(plan.map(({ position }) => keyOf(position))));
      },
      onError: toasts.failure,
    });
  };
  const chosenContainers = containersOf(chosen);
  const takeOut = () =>
    place.mutate(
      chosenContainers.map((containerId) => ({ containerId, locationId: location.id, position: null })),
      {
        onSuccess: () => {
          toasts.success(t("warehouses.placedDone", { count: chosenContainers.length }));
          setChosen(new Set());
        },
        onError: toasts.failure,
      },
    );
  const pickUp = (keys: ReadonlySet<string>) => setCarried(containersOf(keys));
  return (
    <div className={styles.gridArea}>
      <div className={styles.gridBar} data-chrome>
        <span role="status">
          {carried.length > 0
            ? t("warehouses.carrying", { number: format.number(carried.length) })
            : chosenContainers.length > 0
              ? t("warehouses.selected", { number: format.number(chosenContainers.length) })
              : t("warehouses.occupied", {
                  used: format.number(cells.size),
                  all: format.number(grid.rows * grid.columns),
                })}
        </span>
        {isEditable && carried.length === 0 && chosenContainers.length > 0 && (
          <>
            <Button size="small" onClick={() => pickUp(chosen)}>
              {t("warehouses.pickUp")}
            </Button>
            <Button size="small" loading={place.isPending} onClick={takeOut}>
              {t("warehouses.takeOut")}
            </Button>
          </>
        )}
        {carried.length > 0 && (
          <Button size="small" onClick={() => setCarried([])}>
            {t("shell.cancel")}
          </Button>
        )}
      </div>
      <BoxGrid
        grid={grid}
        label={t("warehouses.gridOf", { name: location.name })}
        shape={location.kind === "box" || location.kind === "tank" ? "round" : "square"}
        cells={cells}
        chosen={chosen}
        sought={sought}
        isEditable={isEditable}
        isCarrying={carried.length > 0}
        onChoose={setChosen}
        onOpen={(cell) => {
          const address = addresses.get(cell.id);
          if (cell.kind === "location") onOpenLocation(cell.id);
          else if (address) void navigate(linkOfAddress(address));
        }}
        onPickUp={(focused) => pickUp(chosen.size > 0 ? chosen : new Set([focused]))}
        onPutDown={(to) => put(planMove(grid, standing, carried, to))}
        onCancel={() => setCarried([])}
        onDrop={(from, to) => {
          const key = keyOf(from);
          const moved = chosen.has(key) ? chosenContainers : containersOf([key]);
          put(planMove(grid, standing, moved, to));
        }}
      />
      {isEditable && (
        <p className={styles.soft} data-chrome>
          {t("warehouses.gridHelp")}
        </p>
      )}
    </div>
  );
};
