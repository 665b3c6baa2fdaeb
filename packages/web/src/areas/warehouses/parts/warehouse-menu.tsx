import { MoreOutlined } from "@ant-design/icons";
import type { Warehouse } from "@benchleaf/contract";
import { Button, Dropdown } from "antd";
import { useState } from "react";
import { ConfirmDialog } from "../../../kernel/parts/confirm-dialog.tsx";
import { SidePanel } from "../../../kernel/parts/side-panel.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useArchiveWarehouse } from "../warehouses.queries.ts";
import { MemberList } from "./member-list.tsx";
import { OwnerDialog } from "./owner-dialog.tsx";
import { WarehouseDialog } from "./warehouse-dialog.tsx";

type Asked = "edit" | "members" | "owner" | "archive" | null;

/** What may be done with a warehouse, and the dialogs that do it. */
export const WarehouseMenu = ({ warehouse }: { readonly warehouse: Warehouse }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const archive = useArchiveWarehouse(warehouse.id);
  const [asked, setAsked] = useState<Asked>(null);
  const { name, isArchived, abilities } = warehouse;
  const setArchived = (next: boolean) =>
    archive.mutate(next, {
      onSuccess: () =>
        toasts.success(t(next ? "warehouses.archivedDone" : "warehouses.restoredDone", { name })),
      onError: toasts.failure,
      onSettled: () => setAsked(null),
    });
  const items = [
    ...(abilities.manage ? [{ key: "edit", label: t("warehouses.edit") }] : []),
    ...(abilities.read ? [{ key: "members", label: t("warehouses.members") }] : []),
    ...(abilities.changeOwner ? [{ key: "owner", label: t("warehouses.changeOwner") }] : []),
    ...(abilities.manage
      ? [{ key: "archive", label: t(isArchived ? "warehouses.restore" : "warehouses.archive") }]
      : []),
  ];
  const close = () => setAsked(null);
  if (items.length === 0) return null;
  return (
    <>
      <Dropdown
        trigger={["click"]}
        menu={{
          items,
          onClick: ({ key, domEvent }) => {
            domEvent.stopPropagation();
            if (key === "archive" && isArchived) setArchived(false);
            else setAsked(key as Asked);
          },
        }}
      >
        <Button type="text" icon={<MoreOutlined />} aria-label={t("warehouses.more", { name })} />
      </Dropdown>
      {asked === "edit" && (
        <WarehouseDialog kind={warehouse.kind} warehouse={warehouse} onSaved={close} onClose={close} />
      )}
      {asked === "owner" && <OwnerDialog warehouse={warehouse} onClose={close} />}
      {asked === "members" && (
        <SidePanel open size={420} title={t("warehouses.membersOf", { name })} onClose={close}>
          <MemberList warehouse={warehouse} />
        </SidePanel>
      )}
      <ConfirmDialog
        isOpen={asked === "archive"}
        title={t("warehouses.archiveTitle", { name })}
        action={t("warehouses.archive")}
        isBusy={archive.isPending}
        onConfirm={() => setArchived(true)}
        onClose={close}
      >
        {t("warehouses.archiveText")}
      </ConfirmDialog>
    </>
  );
};
