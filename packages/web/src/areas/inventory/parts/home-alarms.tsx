import { ordersApi } from "@benchleaf/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useId } from "react";
import { call } from "../../../kernel/client.ts";
import { dayAfter } from "../../../kernel/end-of-day.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { usePreferences } from "../../../kernel/preferences.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import styles from "./home-alarms.module.css";

/** What in the reader's warehouses is low or expires, each figure a link to its materials. */
export default function HomeAlarms() {
  const t = useTranslation();
  const id = useId();
  const { timezone } = usePreferences();
  const soon = dayAfter(30, timezone);
  const { data, error, refetch } = useQuery({
    queryKey: ["inventory", "alarms", timezone],
    queryFn: ({ signal }) => call(ordersApi.alarms, { query: { timezone } }, { signal }),
  });
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t("inventory.alarms")}
      </h2>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <ListSkeleton rows={2} label={t("shell.loading")} />}
      {data?.length === 0 && <p className={styles.soft}>{t("inventory.noAlarms")}</p>}
      <ul className={styles.list}>
        {data?.map(({ warehouseId, name, low, expiring }) => (
          <li key={warehouseId}>
            <Link to="/inventory/$storeId/material" params={{ storeId: warehouseId }}>
              {name}
            </Link>
            {low > 0 && (
              <Link
                to="/inventory/$storeId/material"
                params={{ storeId: warehouseId }}
                search={{ isLow: "true" }}
              >
                {t("inventory.alarmLow", { count: low })}
              </Link>
            )}
            {expiring > 0 && (
              <Link
                to="/inventory/$storeId/material"
                params={{ storeId: warehouseId }}
                search={{ expirationDate: soon }}
              >
                {t("inventory.alarmExpiry", { count: expiring })}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
