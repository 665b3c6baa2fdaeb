import { PlusOutlined } from "@ant-design/icons";
import { positionCode, type Warehouse } from "@benchleaf/contract";
import { useNavigate } from "@tanstack/react-router";
import { Alert, AutoComplete, Button, Checkbox } from "antd";
import { useEffect, useRef, useState } from "react";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useQueryParams } from "../../../kernel/router.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { useDebounced } from "../../../kernel/use-debounced.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { useIsNarrow } from "../../../ui/use-media.ts";
import { LocationChildren } from "../parts/location-children.tsx";
import { LocationDialog } from "../parts/location-dialog.tsx";
import { LocationView } from "../parts/location-view.tsx";
import { WarehouseFrame } from "../parts/warehouse-frame.tsx";
import styles from "../parts/warehouses.module.css";
import { LocationTree } from "../tree/location-tree.tsx";
import { locationsAddress } from "../visited-warehouse.ts";
import { useFoundLocations, useLocationTree } from "../warehouses.queries.ts";

/** Finds a location of the warehouse by its path code, a position of it, or its name. */
const FindLocation = ({
  warehouse,
  onFound,
}: {
  readonly warehouse: Warehouse;
  readonly onFound: (locationId: string, position: string | undefined) => void;
}) => {
  const t = useTranslation();
  const [search, setSearch] = useState("");
  const { data = [] } = useFoundLocations(warehouse.kind, useDebounced(search.trim()));
  const here = data.filter(({ warehouseId }) => warehouseId === warehouse.id);
  return (
    <AutoComplete
      className={styles.find ?? ""}
      value={search}
      options={here.map(({ id, name, pathCode, foundPosition }) => ({
        value: id,
        label: `${pathCode}${foundPosition ? `-${positionCode(foundPosition)}` : ""} · ${name}`,
      }))}
      placeholder={t("warehouses.findLocation")}
      aria-label={t("warehouses.findLocation")}
      onChange={setSearch}
      onSelect={(id: string) => {
        const found = here.find((one) => one.id === id);
        setSearch("");
        onFound(id, found?.foundPosition ? positionCode(found.foundPosition) : undefined);
      }}
    />
  );
};

const Locations = ({ warehouse }: { readonly warehouse: Warehouse }) => {
  const t = useTranslation();
  const navigate = useNavigate();
  const query = useQueryParams();
  const [areArchivedShown, setArchivedShown] = useState(false);
  const { data, error, refetch } = useLocationTree(warehouse.id, areArchivedShown);
  const [isAdding, setAdding] = useState(false);
  const chosenId = query.location ?? null;
  const main = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow();
  const isReady = data !== undefined;
  // On a phone the location is drawn below the tree, out of sight.
  useEffect(() => {
    if (isNarrow && isReady && chosenId !== null) main.current?.scrollIntoView({ block: "start" });
  }, [isNarrow, isReady, chosenId]);
  const open = (locationId: string | null, position?: string) =>
    void navigate({
      to: locationsAddress(warehouse.kind, warehouse.id),
      search: { location: locationId ?? undefined, position },
    });
  const add = warehouse.abilities.manage && !warehouse.isArchived && (
    <Button icon={<PlusOutlined />} onClick={() => setAdding(true)}>
      {t("warehouses.addLocation")}
    </Button>
  );
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton label={t("shell.loading")} />;
  const nodes = data.records;
  const outermost = nodes.filter(({ parentId }) => parentId === null);
  return (
    <div className={styles.locations}>
      <nav className={styles.side} aria-label={t("warehouses.tree")} data-chrome>
        <FindLocation warehouse={warehouse} onFound={open} />
        {!data.isWhole && <Alert type="info" title={t("warehouses.tooMany")} />}
        <button
          type="button"
          className={styles.outermost}
          aria-pressed={chosenId === null}
          onClick={() => open(null)}
        >
          {t("warehouses.outermost")}
        </button>
        {nodes.length > 0 && (
          <LocationTree
            label={t("warehouses.tree")}
            nodes={nodes}
            chosenId={chosenId}
            onChoose={(id) => open(id)}
          />
        )}
        {add}
        {warehouse.abilities.manage && (
          <Checkbox checked={areArchivedShown} onChange={({ target }) => setArchivedShown(target.checked)}>
            {t("warehouses.showArchived")}
          </Checkbox>
        )}
      </nav>
      <div ref={main} className={styles.main}>
        {chosenId !== null ? (
          <LocationView
            key={chosenId}
            warehouse={warehouse}
            locationId={chosenId}
            nodes={nodes}
            onOpen={(id) => open(id)}
          />
        ) : outermost.length > 0 ? (
          <LocationChildren
            kind={null}
            label={t("warehouses.outermost")}
            locations={outermost}
            onOpen={(id) => open(id)}
          />
        ) : (
          <EmptyState
            title={t("warehouses.noLocations")}
            text={t("warehouses.noLocationsText")}
            action={add}
          />
        )}
      </div>
      {isAdding && (
        <LocationDialog
          warehouseId={warehouse.id}
          location={null}
          parentId={null}
          kind="room"
          onSaved={(id) => {
            setAdding(false);
            open(id);
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  );
};

/** The locations of a warehouse as a tree, and the chosen one drawn. */
export default function LocationsPage() {
  return <WarehouseFrame>{(warehouse) => <Locations warehouse={warehouse} />}</WarehouseFrame>;
}
