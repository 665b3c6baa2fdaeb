import { positionCode } from "@benchleaf/contract";
import { Input } from "antd";
import { useId, useState } from "react";
import { Dialog } from "../../../kernel/parts/dialog.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { keyOf, planFill, positionsIn } from "../grid/grid-moves.ts";
import { LocationTree } from "../tree/location-tree.tsx";
import { useGrid, useLocationTree, usePlace } from "../warehouses.queries.ts";
import type { PlaceContainersProps } from "./place-containers-props.ts";
import { readTypedPosition } from "./typed-position.ts";
import styles from "./warehouses.module.css";

/** Places containers, one or many at once: into a location, where it has positions from the first free one on. */
export default function PlaceContainers({
  warehouseId,
  containerIds,
  onDone,
  onClose,
}: PlaceContainersProps) {
  const t = useTranslation();
  const toasts = useToasts();
  const fieldId = useId();
  const tree = useLocationTree(warehouseId);
  const [locationId, setLocationId] = useState<string | null>(null);
  const [from, setFrom] = useState("");
  const grid = useGrid(warehouseId, locationId);
  const place = usePlace(warehouseId);
  const content = locationId === null ? undefined : grid.data;
  const occupied = new Set(
    [...(content?.containers ?? []), ...(content?.locations ?? [])].flatMap(({ position }) =>
      position === null ? [] : [keyOf(position)],
    ),
  );
  const size = content?.grid ?? null;
  const firstFree = size && positionsIn(size).find((position) => !occupied.has(keyOf(position)));
  const wanted = readTypedPosition(from);
  const isUnclear = from.trim() !== "" && wanted === null;
  const start = wanted ?? firstFree ?? { row: 1, column: 1 };
  const plan = size
    ? planFill(size, containerIds, start, occupied)
    : containerIds.map((containerId) => ({ containerId, position: null }));
  const submit = () =>
    plan &&
    place.mutate(
      plan.map((one) => ({ ...one, locationId })),
      {
        onSuccess: ({ placed }) => {
          toasts.success(t("warehouses.placedDone", { count: placed }));
          onDone();
          onClose();
        },
        onError: toasts.failure,
      },
    );
  return (
    <Dialog
      open
      title={t("warehouses.placeTitle", { count: containerIds.length })}
      okText={t("warehouses.place")}
      okButtonProps={{ disabled: content === undefined || plan === null || isUnclear }}
      cancelText={t("shell.cancel")}
      confirmLoading={place.isPending}
      onOk={submit}
      onCancel={onClose}
    >
      {tree.data ? (
        <div className={styles.treeBox}>
          <LocationTree
            label={t("warehouses.chooseLocation")}
            nodes={tree.data.records}
            chosenId={locationId}
            onChoose={(id) => {
              setLocationId(id);
              setFrom("");
            }}
          />
        </div>
      ) : (
        <ListSkeleton rows={4} label={t("shell.loading")} />
      )}
      {size && (
        <div className={styles.fromPosition} data-no-loss>
          <label htmlFor={fieldId}>{t("warehouses.firstPosition")}</label>
          <Input
            id={fieldId}
            value={from}
            placeholder={positionCode(start)}
            maxLength={5}
            {...((plan === null || isUnclear) && { status: "error" as const })}
            onChange={({ target }) => setFrom(target.value)}
          />
          {isUnclear ? (
            <span role="alert">{t("warehouses.positionInvalid")}</span>
          ) : (
            plan === null && <span role="alert">{t("warehouses.noRoom")}</span>
          )}
        </div>
      )}
    </Dialog>
  );
}
