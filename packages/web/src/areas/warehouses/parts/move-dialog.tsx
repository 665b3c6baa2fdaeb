import type { LocationNode } from "@benchleaf/contract";

import { useMemo, useState } from "react";
import { Dialog } from "../../../kernel/parts/dialog.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { idsWithin } from "../tree/location-nodes.ts";
import { LocationTree } from "../tree/location-tree.tsx";
import { useMoveLocation } from "../warehouses.queries.ts";
import styles from "./warehouses.module.css";

interface MoveDialogProps {
  readonly location: LocationNode;
  readonly nodes: readonly LocationNode[];
  readonly onClose: () => void;
}

/** Moves a location with all that it holds. */
export const MoveDialog = ({ location, nodes, onClose }: MoveDialogProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const move = useMoveLocation(location.warehouseId);
  const [parentId, setParentId] = useState<string | null>(null);
  const closedIds = useMemo(() => idsWithin(nodes, location.id), [nodes, location.id]);
  const { name, id } = location;
  return (
    <Dialog
      open
      title={t("warehouses.moveTitle", { name })}
      okText={t("warehouses.move")}
      cancelText={t("shell.cancel")}
      confirmLoading={move.isPending}
      onOk={() =>
        move.mutate(
          { locationId: id, parentId, position: null },
          {
            onSuccess: () => {
              toasts.success(t("warehouses.moved", { name }));
              onClose();
            },
            onError: toasts.failure,
          },
        )
      }
      onCancel={onClose}
    >
      <p>{t("warehouses.moveText")}</p>
      <button
        type="button"
        className={styles.outermost}
        aria-pressed={parentId === null}
        onClick={() => setParentId(null)}
      >
        {t("warehouses.outermost")}
      </button>
      <div className={styles.treeBox}>
        <LocationTree
          label={t("warehouses.moveTo")}
          nodes={nodes}
          chosenId={parentId}
          closedIds={closedIds}
          onChoose={setParentId}
        />
      </div>
    </Dialog>
  );
};
