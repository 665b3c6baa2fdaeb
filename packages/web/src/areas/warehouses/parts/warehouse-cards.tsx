import { ClusterOutlined, InboxOutlined, WarningOutlined } from "@ant-design/icons";
import { MAX_COUNTED_CONTAINERS, type Warehouse } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { useFormat } from "../../../kernel/format.ts";
import { Colleague } from "../../../kernel/parts/colleague.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { type Column, DataList } from "../../../ui/data-list.tsx";
import { rootOf } from "../visited-warehouse.ts";
import { WarehouseMenu } from "./warehouse-menu.tsx";
import styles from "./warehouses.module.css";

const WarehouseName = ({ warehouse }: { readonly warehouse: Warehouse }) => {
  const { id, kind, name, abilities } = warehouse;
  return abilities.read ? <Link to={`${rootOf(kind)}/${id}`}>{name}</Link> : name;
};

/** Containers are counted to a limit: `10,000+` for those of a large warehouse. */
const useCount = () => {
  const format = useFormat();
  return (count: number): string => `${format.number(count)}${count >= MAX_COUNTED_CONTAINERS ? "+" : ""}`;
};

const Alarm = ({ warehouse }: { readonly warehouse: Warehouse }) => {
  const t = useTranslation();
  const format = useFormat();
  const count = useCount();
  const { materialCount, expiredCount, expiringCount, lowCount = 0 } = warehouse;
  const alarms =
    materialCount === undefined
      ? ([
          ["expired", expiredCount, count(expiredCount)],
          ["expiring", expiringCount, count(expiringCount)],
        ] as const)
      : ([
          ["low", lowCount, format.number(lowCount)],
          ["expiredMaterials", expiredCount, format.number(expiredCount)],
          ["expiringMaterials", expiringCount, format.number(expiringCount)],
        ] as const);
  const raised = alarms.filter(([, many]) => many > 0);
  if (raised.length === 0) return <span className={styles.soft}>{t("warehouses.noAlarm")}</span>;
  return (
    <span className={styles.alarm}>
      <WarningOutlined aria-hidden="true" />{" "}
      {raised.map(([word, , number]) => t(`warehouses.${word}`, { number })).join(" · ")}
    </span>
  );
};

/** Warehouses as cards with picture, owner, counts and alarms. */
export const WarehouseCards = ({ warehouses }: { readonly warehouses: readonly Warehouse[] }) => {
  const t = useTranslation();
  const format = useFormat();
  const countText = useCount();
  return (
    <ul className={styles.cards}>
      {warehouses.map((warehouse) => (
        <li key={warehouse.id} className={styles.card} data-archived={warehouse.isArchived || undefined}>
          <div className={styles.picture} aria-hidden="true">
            {warehouse.picture ? (
              <img src={warehouse.picture} alt="" loading="lazy" />
            ) : warehouse.kind === "inventory" ? (
              <InboxOutlined />
            ) : (
              <ClusterOutlined />
            )}
          </div>
          <div className={styles.cardHead}>
            <h2>
              <WarehouseName warehouse={warehouse} />
            </h2>
            <WarehouseMenu warehouse={warehouse} />
          </div>
          <p className={styles.about}>{warehouse.description}</p>
          <dl className={styles.counts}>
            {(
              [
                warehouse.materialCount === undefined
                  ? (["containers", countText(warehouse.containerCount)] as const)
                  : (["materials", format.number(warehouse.materialCount)] as const),
                ["locations", countText(warehouse.locationCount)],
                ["members", countText(warehouse.memberCount)],
              ] as const
            ).map(([word, count]) => (
              <div key={word}>
                <dt>{t(`warehouses.${word}`)}</dt>
                <dd>{count}</dd>
              </div>
            ))}
          </dl>
          <footer>
            <Colleague id={warehouse.ownerId} name={warehouse.owner} />
            <Alarm warehouse={warehouse} />
          </footer>
        </li>
      ))}
    </ul>
  );
};

interface WarehouseTableProps {
  readonly label: string;
  readonly warehouses: readonly Warehouse[];
  readonly onReachEnd: () => void;
}

/** The same as a list, for many of them. */
export const WarehouseTable = ({ label, warehouses, onReachEnd }: WarehouseTableProps) => {
  const t = useTranslation();
  const format = useFormat();
  const isOfMaterials = warehouses.some(({ kind }) => kind === "inventory");
  const countText = useCount();
  const count = (
    key: "containerCount" | "locationCount" | "memberCount",
    header: string,
  ): Column<Warehouse> => ({
    key,
    header,
    width: "90px",
    align: "end",
    isSecondary: true,
    cell: (warehouse) => countText(warehouse[key]),
  });
  const columns: readonly Column<Warehouse>[] = [
    {
      key: "name",
      header: t("warehouses.name"),
      width: "minmax(180px, 1fr)",
      cell: (warehouse) => <WarehouseName warehouse={warehouse} />,
    },
    {
      key: "owner",
      header: t("warehouses.owner"),
      width: "140px",
      cell: ({ owner, ownerId }) => <Colleague id={ownerId} name={owner} />,
    },
    {
      ...count("containerCount", t(isOfMaterials ? "warehouses.materials" : "warehouses.containers")),
      cell: ({ materialCount, containerCount }) =>
        isOfMaterials
          ? materialCount !== undefined && format.number(materialCount)
          : countText(containerCount),
    },
    count("locationCount", t("warehouses.locations")),
    count("memberCount", t("warehouses.members")),
    {
      key: "alarm",
      header: t("warehouses.alarms"),
      width: "minmax(130px, 260px)",
      cell: (warehouse) => <Alarm warehouse={warehouse} />,
    },
    { key: "menu", header: "", width: "48px", cell: (warehouse) => <WarehouseMenu warehouse={warehouse} /> },
  ];
  return (
    <DataList
      label={label}
      columns={columns}
      rows={warehouses}
      rowKey={({ id }) => id}
      onReachEnd={onReachEnd}
    />
  );
};
