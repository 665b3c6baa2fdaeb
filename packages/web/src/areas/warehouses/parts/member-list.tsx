import { DeleteOutlined } from "@ant-design/icons";
import { type Warehouse, warehouseRights } from "@benchleaf/contract";
import { Button, Select } from "antd";
import { useState } from "react";
import { Colleague } from "../../../kernel/parts/colleague.tsx";
import { ColleagueSelect } from "../../../kernel/parts/colleague-select.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { useSetMembers, useWarehouseMembers } from "../warehouses.queries.ts";
import styles from "./warehouses.module.css";

/** Who may do what in a warehouse; its managers change it where it is. */
export const MemberList = ({ warehouse }: { readonly warehouse: Warehouse }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const { data: members, error, refetch } = useWarehouseMembers(warehouse.id);
  const set = useSetMembers(warehouse.id);
  const [added, setAdded] = useState<string>();
  const { manage } = warehouse.abilities;
  const rights = warehouseRights.map((right) => ({ value: right, label: t(`warehouses.right-${right}`) }));
  if (error && !members) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!members) return <ListSkeleton rows={3} label={t("shell.loading")} />;
  return (
    <>
      <ul className={styles.members} aria-label={t("warehouses.membersOf", { name: warehouse.name })}>
        {members.map(({ userId, name, right, isOwner }) => (
          <li key={userId}>
            <Colleague id={userId} name={name} />
            {isOwner || !manage ? (
              <span className={styles.soft}>
                {t(isOwner ? "warehouses.owner" : `warehouses.right-${right}`)}
              </span>
            ) : (
              <>
                <Select
                  size="small"
                  aria-label={t("warehouses.rightOf", { name })}
                  value={right}
                  options={rights}
                  className={styles.right ?? ""}
                  onChange={(next) =>
                    set.mutate({ userIds: [userId], right: next }, { onError: toasts.failure })
                  }
                />
                <Button
                  size="small"
                  type="text"
                  icon={<DeleteOutlined />}
                  aria-label={t("warehouses.removeMember", { name })}
                  onClick={() => set.mutate({ userIds: [userId], right: null }, { onError: toasts.failure })}
                />
              </>
            )}
          </li>
        ))}
      </ul>
      {manage && (
        <div className={styles.addMember}>
          <ColleagueSelect
            label={t("warehouses.addMember")}
            {...(added && { value: added })}
            onChange={(userId) => setAdded(userId)}
          />
          <Button
            disabled={added === undefined}
            loading={set.isPending}
            onClick={() =>
              added &&
              set.mutate(
                { userIds: [added], right: "use" },
                { onSuccess: () => setAdded(undefined), onError: toasts.failure },
              )
            }
          >
            {t("warehouses.addMember")}
          </Button>
        </div>
      )}
    </>
  );
};
