import { MoreOutlined, PlusOutlined, QrcodeOutlined } from "@ant-design/icons";
import type { Location, LocationKind, LocationNode } from "@benchleaf/contract";
import { Button, Dropdown } from "antd";
import { Suspense, useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { ConfirmDialog } from "../../../kernel/parts/confirm-dialog.tsx";
import { saveTable } from "../../../kernel/save-table.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { PrintLabels } from "../../labels/labels.public.tsx";
import { listContent, useArchiveLocation, useSetEnabled } from "../warehouses.queries.ts";
import { contentRows } from "./content-table.tsx";
import { LocationDialog } from "./location-dialog.tsx";
import { MoveDialog } from "./move-dialog.tsx";

type Asked = "add" | "edit" | "move" | "archive" | "labels" | null;

/** What mostly is in a location of a kind. */
const usualInside: Readonly<Record<LocationKind, LocationKind>> = {
  ...{ room: "freezer", freezer: "shelf", fridge: "shelf", tank: "rack", cabinet: "shelf" },
  ...{ shelf: "box", drawer: "box", rack: "box", box: "box", plate: "plate", other: "box" },
};

interface LocationActionsProps {
  readonly location: Location;
  readonly nodes: readonly LocationNode[];
  readonly mayManage: boolean;
  readonly onOpen: (locationId: string | null) => void;
  readonly onPrint: () => void;
}

/** What may be done with a location. */
export const LocationActions = ({ location, nodes, mayManage, onOpen, onPrint }: LocationActionsProps) => {
  const t = useTranslation();
  const format = useFormat();
  const toasts = useToasts();
  const enable = useSetEnabled(location.warehouseId, location.id);
  const archive = useArchiveLocation(location.warehouseId, location.id);
  const [asked, setAsked] = useState<Asked>(null);
  const { id, warehouseId, name, isEnabled, isArchived, parentId } = location;
  const close = () => setAsked(null);
  const exportAs = async (kind: "csv" | "xlsx") => {
    try {
      const containers = await listContent(warehouseId, id);
      await saveTable(contentRows(t, format, containers), `${location.pathCode} ${name}`, kind);
    } catch (error) {
      toasts.failure(error);
    }
  };
  const switchOn = (next: boolean) =>
    enable.mutate(next, {
      onSuccess: () => toasts.success(t(next ? "warehouses.enabled" : "warehouses.disabledDone", { name })),
      onError: toasts.failure,
    });
  const setArchived = (next: boolean) =>
    archive.mutate(next, {
      onSuccess: () => {
        toasts.success(t(next ? "warehouses.archivedDone" : "warehouses.restoredDone", { name }));
        if (next) onOpen(parentId);
      },
      onError: toasts.failure,
      onSettled: close,
    });
  const items = [
    { key: "print", label: t("warehouses.printContent") },
    { key: "csv", label: t("warehouses.exportCsv") },
    { key: "xlsx", label: t("warehouses.exportXlsx") },
    ...(mayManage
      ? [
          { type: "divider" as const },
          { key: "edit", label: t("warehouses.editLocation") },
          { key: "move", label: t("warehouses.move") },
          { key: "enable", label: t(isEnabled ? "warehouses.disable" : "warehouses.enable") },
          { key: "archive", label: t(isArchived ? "warehouses.restore" : "warehouses.archive") },
        ]
      : []),
  ];
  const pick = (key: string) => {
    if (key === "csv" || key === "xlsx") void exportAs(key);
    else if (key === "print") onPrint();
    else if (key === "enable") switchOn(!isEnabled);
    else if (key === "archive" && isArchived) setArchived(false);
    else setAsked(key as Asked);
  };
  return (
    <>
      <Button icon={<QrcodeOutlined />} onClick={() => setAsked("labels")}>
        {t("warehouses.printLabel")}
      </Button>
      {mayManage && isEnabled && !isArchived && (
        <Button icon={<PlusOutlined />} onClick={() => setAsked("add")}>
          {t("warehouses.addInside")}
        </Button>
      )}
      <Dropdown trigger={["click"]} menu={{ items, onClick: ({ key }) => pick(key) }}>
        <Button icon={<MoreOutlined />} aria-label={t("warehouses.more", { name })} />
      </Dropdown>
      {(asked === "add" || asked === "edit") && (
        <LocationDialog
          warehouseId={warehouseId}
          location={asked === "edit" ? location : null}
          parentId={asked === "edit" ? parentId : id}
          kind={asked === "edit" ? location.kind : usualInside[location.kind]}
          onSaved={close}
          onClose={close}
        />
      )}
      {asked === "move" && <MoveDialog location={location} nodes={nodes} onClose={close} />}
      {asked === "labels" && (
        <Suspense fallback={null}>
          <PrintLabels
            records={[location, ...nodes.filter((node) => node.parentId === id).slice(0, 499)].map((one) => ({
              kind: "location",
              id: one.id,
              name: one.name,
            }))}
            onClose={close}
          />
        </Suspense>
      )}
      <ConfirmDialog
        isOpen={asked === "archive"}
        title={t("warehouses.archiveTitle", { name })}
        action={t("warehouses.archive")}
        isBusy={archive.isPending}
        onConfirm={() => setArchived(true)}
        onClose={close}
      >
        {t("warehouses.archiveLocationText")}
      </ConfirmDialog>
    </>
  );
};
