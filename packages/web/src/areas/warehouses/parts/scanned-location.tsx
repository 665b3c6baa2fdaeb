import { useTranslation } from "../../../kernel/translation.ts";
import type { ScannedProps } from "../../../kernel/web-area.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { useContent } from "../warehouses.queries.ts";
import { ContentTable } from "./content-table.tsx";
import styles from "./warehouses.module.css";

/** What is in a location whose label was scanned. */
export default function ScannedLocation({ record }: ScannedProps) {
  const t = useTranslation();
  // `/inventory/7/shelf?location=12` names the warehouse.
  const [, , warehouseId = ""] = record.address.split("/");
  const { data } = useContent(warehouseId, record.id, true);
  if (!data) return <ListSkeleton rows={2} label={t("shell.loading")} />;
  const containers = data.pages.flatMap(({ records }) => records);
  if (containers.length === 0) return <p className={styles.soft}>{t("warehouses.nothingHere")}</p>;
  return <ContentTable containers={containers} />;
}
