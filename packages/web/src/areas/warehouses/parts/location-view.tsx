import { type LocationNode, readPosition, type Warehouse } from "@benchleaf/contract";
import { Button, Tag } from "antd";
import { useFormat } from "../../../kernel/format.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useQueryParams } from "../../../kernel/router.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { LocationGrid } from "../grid/location-grid.tsx";
import { LocationIcon } from "../tree/location-icon.tsx";
import { useContent, useGrid, useLocation } from "../warehouses.queries.ts";
import { ContentTable } from "./content-table.tsx";
import { LocationActions } from "./location-actions.tsx";
import { LocationChildren } from "./location-children.tsx";
import styles from "./warehouses.module.css";

interface LocationViewProps {
  readonly warehouse: Warehouse;
  readonly locationId: string;
  readonly nodes: readonly LocationNode[];
  readonly onOpen: (locationId: string | null) => void;
}

/** One location: properties, and contents as a grid and as a list. */
export const LocationView = ({ warehouse, locationId, nodes, onOpen }: LocationViewProps) => {
  const t = useTranslation();
  const format = useFormat();
  const { position } = useQueryParams();
  const { data: location, error, refetch } = useLocation(warehouse.id, locationId);
  const grid = useGrid(warehouse.id, locationId);
  const content = useContent(warehouse.id, locationId, true);
  if (error && !location) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!location) return <ListSkeleton label={t("shell.loading")} />;
  const { conditions, grid: size, isEnabled, isArchived } = location;
  const children = nodes.filter(({ parentId }) => parentId === locationId);
  const beside = size ? children.filter((child) => child.position === null) : children;
  const containers = content.data?.pages.flatMap(({ records }) => records) ?? [];
  const temperatures = [conditions.minCelsius, conditions.maxCelsius].filter((one) => one !== null);
  const printAll = async () => {
    for (let isMore = content.hasNextPage; isMore; ) isMore = (await content.fetchNextPage()).hasNextPage;
    // Rows that have just come are drawn first.
    requestAnimationFrame(() => requestAnimationFrame(() => print()));
  };
  return (
    <article className={styles.location}>
      <header className={styles.locationHead}>
        <h2>
          <LocationIcon kind={location.kind} /> {location.name}
        </h2>
        <span className={styles.code}>{location.pathCode}</span>
        {!isEnabled && <Tag color="orange">{t("warehouses.isDisabled")}</Tag>}
        {isArchived && <Tag>{t("warehouses.archived")}</Tag>}
        <div className={styles.actions} data-chrome>
          <LocationActions
            location={location}
            nodes={nodes}
            mayManage={warehouse.abilities.manage}
            onOpen={onOpen}
            onPrint={() => void printAll()}
          />
        </div>
        <p className={styles.soft}>
          {[
            t(`warehouses.kind-${location.kind}`),
            ...(temperatures.length > 0 ? [`${[...new Set(temperatures)].join(" – ")} ℃`] : []),
            ...(conditions.note === "" ? [] : [conditions.note]),
            t("warehouses.holds", {
              count: location.containerCount,
              number: format.number(location.containerCount),
            }),
          ].join(" · ")}
        </p>
      </header>
      {size && grid.data && (
        <LocationGrid
          key={locationId}
          location={location}
          content={grid.data}
          isEditable={warehouse.abilities.use && isEnabled && !isArchived}
          sought={position ? readPosition(position) : null}
          onOpenLocation={onOpen}
        />
      )}
      {beside.length > 0 && (
        <LocationChildren
          kind={location.kind}
          label={t("warehouses.inside")}
          locations={beside}
          onOpen={onOpen}
        />
      )}
      {containers.length > 0 && (
        <section>
          <h3>{t("warehouses.content")}</h3>
          <ContentTable containers={containers} />
          {content.hasNextPage && (
            <Button
              data-chrome
              loading={content.isFetchingNextPage}
              onClick={() => void content.fetchNextPage()}
            >
              {t("shell.loadMore")}
            </Button>
          )}
        </section>
      )}
      {content.data && containers.length === 0 && children.length === 0 && size === null && (
        <EmptyState title={t("warehouses.nothingHere")} text={t("warehouses.nothingHereText")} />
      )}
    </article>
  );
};
