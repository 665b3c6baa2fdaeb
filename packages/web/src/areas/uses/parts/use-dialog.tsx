import type { Unit } from "@benchleaf/bio";
import type { Usable, UsedKind } from "@benchleaf/contract";
import { Button, Form, Segmented, Select } from "antd";
import { useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { Dialog } from "../../../kernel/parts/dialog.tsx";
import { hasPermission } from "../../../kernel/session.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useDebounced } from "../../../kernel/use-debounced.ts";
import { QuantityEntry, readAmount } from "../../warehouses/warehouses.public.tsx";
import { useLotsOf, useSuggestion, useTakeOnPage, useUsable } from "../uses.queries.ts";
import type { UseDialogProps, UseEntry } from "./use-entry.ts";
import styles from "./uses.module.css";

const mayTake = (kind: UsedKind): boolean =>
  hasPermission(kind === "material" ? "INVENTORY_APPLY" : "SAMPLE_CREATE");

const kinds: readonly UsedKind[] = ["material", "sample"];

type Chosen = Pick<Usable, "kind" | "id" | "warehouseId" | "name"> & { readonly unit: Unit };

const chosenOf = (entry: UseEntry | null): Chosen | null =>
  entry && {
    ...{ kind: entry.kind, id: entry.recordId, warehouseId: entry.warehouseId, name: entry.name },
    unit: entry.unit as Unit,
  };

interface RecordSelectProps {
  readonly kind: UsedKind;
  readonly chosen: Chosen | null;
  readonly onChoose: (chosen: Chosen | null) => void;
}

const RecordSelect = ({ kind, chosen, onChoose }: RecordSelectProps) => {
  const t = useTranslation();
  const [search, setSearch] = useState("");
  const { data: found = [], isFetching } = useUsable(kind, useDebounced(search));
  const optionOf = ({ id, name, number, warehouse, available }: Usable) => ({
    value: id,
    label: [
      `${name} ${number}`,
      warehouse,
      t("uses.available", { amount: `${available.value} ${available.unit}` }),
    ].join(" · "),
  });
  const groups = [
    { label: t("uses.recent"), options: found.filter(({ isRecent }) => isRecent).map(optionOf) },
    { label: t(`uses.kind-${kind}`), options: found.filter(({ isRecent }) => !isRecent).map(optionOf) },
  ].filter(({ options }) => options.length > 0);
  const isListed = chosen !== null && found.some(({ id }) => id === chosen.id);
  return (
    <Select
      autoFocus
      aria-label={t("uses.choose")}
      placeholder={t("uses.search")}
      showSearch={{ filterOption: false, onSearch: setSearch }}
      loading={isFetching}
      value={chosen?.id ?? null}
      notFoundContent={t(search === "" ? "uses.typeToSearch" : "uses.nothingFound")}
      options={chosen && !isListed ? [{ value: chosen.id, label: chosen.name }, ...groups] : groups}
      onChange={(value: string | null) => {
        const one = found.find(({ id }) => id === value);
        if (one) onChoose({ ...one, unit: one.available.unit });
      }}
    />
  );
};

/** Where a material would come from: one lot, or what expires first. */
const LotSelect = ({
  chosen,
  quantity,
  lotId,
  onChoose,
}: {
  readonly chosen: Chosen;
  readonly quantity: { readonly value: string; readonly unit: string } | null;
  readonly lotId: string | null;
  readonly onChoose: (lotId: string | null, lot: string | null) => void;
}) => {
  const t = useTranslation();
  const format = useFormat();
  const { data: lots = [] } = useLotsOf(chosen.warehouseId, chosen.id, true);
  const { data: picks } = useSuggestion(chosen.warehouseId, chosen.id, lotId === null ? quantity : null);
  const batchOf = new Map(
    lots.flatMap((lot) => lot.containers.map((container) => [container.id, { lot, container }] as const)),
  );
  const proposed = (picks ?? []).map(({ containerId, amount }) => {
    const found = batchOf.get(containerId);
    return [
      found?.lot.batchNo,
      `${amount} ${found?.container.quantity.unit ?? ""}`,
      found?.container.pathCode,
    ]
      .filter(Boolean)
      .join(" ");
  });
  return (
    <Form.Item
      label={t("uses.lot")}
      extra={
        lotId === null &&
        quantity !== null &&
        (picks === null ? t("uses.notEnough") : picks && t("uses.proposed", { lots: format.list(proposed) }))
      }
    >
      <Select
        aria-label={t("uses.lot")}
        value={lotId ?? ""}
        options={[
          { value: "", label: t("uses.lotAuto") },
          ...lots.map(({ id, batchNo, expirationDay, containers }) => {
            const amount = containers.map((one) => `${one.quantity.value} ${one.quantity.unit}`).join(" + ");
            const day = expirationDay === null ? "" : format.day(expirationDay);
            return {
              value: id,
              label: t(day ? "uses.lotOptionUntil" : "uses.lotOption", { batch: batchNo, amount, day }),
            };
          }),
        ]}
        onChange={(value) => onChoose(value || null, lots.find(({ id }) => id === value)?.batchNo ?? null)}
      />
    </Form.Item>
  );
};

/** Chooses what is used and how much; it is written into the page, and taken at once or later. */
export default function UseDialog({ fileId, whenSaved, entry, onWrite, onClose }: UseDialogProps) {
  const t = useTranslation();
  const toasts = useToasts();
  const allowed = kinds.filter(mayTake);
  const [kind, setKind] = useState<UsedKind>(entry?.kind ?? allowed[0] ?? "material");
  const [chosen, setChosen] = useState(() => chosenOf(entry));
  const [lot, setLot] = useState({ lotId: entry?.lotId ?? null, lot: entry?.lot ?? null });
  const [form] = Form.useForm<{ amount: string }>();
  const typed = Form.useWatch("amount", form) ?? entry?.value ?? "";
  const take = useTakeOnPage(fileId, whenSaved);
  const read = chosen === null ? null : readAmount(typed, chosen.unit);
  const quantity = read !== null && /[1-9]/.test(read.value) ? read : null;
  const debounced = useDebounced(quantity === null ? "" : `${quantity.value} ${quantity.unit}`);
  const settled = quantity !== null && debounced === `${quantity.value} ${quantity.unit}` ? quantity : null;
  const isReady = chosen !== null && quantity !== null;
  const written = (): UseEntry => ({
    ...{ kind, warehouseId: chosen!.warehouseId, recordId: chosen!.id, name: chosen!.name },
    ...{ value: quantity!.value, unit: quantity!.unit },
    ...(kind === "material" ? lot : { lotId: null, lot: null }),
  });
  const submit = async () => {
    if (!isReady || take.isPending) return;
    const next = written();
    try {
      await take.mutateAsync({ blockId: onWrite(next), entry: next });
      toasts.success(t("uses.tookToast", { name: next.name }));
      onClose();
    } catch (error) {
      // The block stays as a plan, and can be taken from where it is.
      toasts.failure(error);
      onClose();
    }
  };
  return (
    <Dialog
      open
      title={entry === null ? t("uses.title") : t("uses.takeOf", { name: entry.name })}
      confirmLoading={take.isPending}
      onOk={() => void submit()}
      onCancel={onClose}
      footer={[
        <Button key="cancel" onClick={onClose}>
          {t("shell.cancel")}
        </Button>,
        <Button
          key="plan"
          disabled={!isReady || take.isPending}
          onClick={() => {
            onWrite(written());
            onClose();
          }}
        >
          {t("uses.plan")}
        </Button>,
        <Button
          key="take"
          type="primary"
          disabled={!isReady || !mayTake(kind)}
          loading={take.isPending}
          onClick={() => void submit()}
        >
          {t(entry === null ? "uses.takeNow" : "uses.take")}
        </Button>,
      ]}
    >
      {allowed.length === 0 && <p className={styles.note}>{t("uses.noRight")}</p>}
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        validateTrigger="onBlur"
        initialValues={{ amount: entry?.value ?? "" }}
        onFinish={() => void submit()}
      >
        {entry === null && allowed.length > 1 && (
          <Form.Item>
            <Segmented
              aria-label={t("uses.choose")}
              value={kind}
              options={allowed.map((value) => ({ value, label: t(`uses.kind-${value}`) }))}
              onChange={(value) => {
                setKind(value);
                setChosen(null);
                setLot({ lotId: null, lot: null });
              }}
            />
          </Form.Item>
        )}
        <Form.Item label={t("uses.choose")}>
          <RecordSelect
            key={kind}
            kind={kind}
            chosen={chosen}
            onChoose={(next) => {
              setChosen(next);
              setLot({ lotId: null, lot: null });
            }}
          />
        </Form.Item>
        {chosen !== null && <QuantityEntry name="amount" label={t("uses.amount")} unit={chosen.unit} />}
        {chosen !== null && kind === "material" && (
          <LotSelect
            chosen={chosen}
            quantity={settled}
            lotId={lot.lotId}
            onChoose={(lotId, name) => setLot({ lotId, lot: name })}
          />
        )}
        <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
      </Form>
    </Dialog>
  );
}
