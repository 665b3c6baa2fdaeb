import { MAX_SAMPLES_PER_CALL, type Sample } from "@benchleaf/contract";
import { Form, Input } from "antd";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { WholeNumber } from "../../../ui/whole-number.tsx";
import { anyWhole, QuantityEntry, readAmount, wholeRule } from "../../warehouses/warehouses.public.tsx";
import { useDivide } from "../samples.queries.ts";
import { PlaceEntry, type PlaceValues, placeOf } from "./place-entry.tsx";

interface Entry extends PlaceValues {
  readonly count: number;
  readonly amount: string;
}

interface DivideDialogProps {
  readonly onClose: (sampleIds?: readonly string[]) => void;
}

/** Divides a sample into tubes of their own. */
export const AliquotDialog = ({ sample, onClose }: DivideDialogProps & { readonly sample: Sample }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const { aliquot } = useDivide(sample.warehouseId);
  const { unit, value } = sample.quantity;
  return (
    <FormDialog<Entry>
      name="aliquot"
      title={t("samplePages.aliquotOf", { name: sample.name })}
      action={t("samplePages.do-aliquot")}
      isBusy={aliquot.isPending}
      initialValues={{ count: 3 }}
      lead={<p>{t("samplePages.leftNow", { amount: `${value} ${unit}` })}</p>}
      onSubmit={({ count, amount, ...place }) =>
        aliquot.mutate(
          {
            sampleId: sample.id,
            count,
            quantity: readAmount(amount, unit)!,
            place: placeOf(place),
          },
          {
            onSuccess: ({ sampleIds }) => {
              toasts.success(t("samplePages.made", { count: sampleIds.length }));
              onClose(sampleIds);
            },
            onError: toasts.failure,
          },
        )
      }
      onClose={() => onClose()}
    >
      <Form.Item name="count" label={t("samplePages.tubes")} rules={[wholeRule(t, 1, MAX_SAMPLES_PER_CALL)]}>
        <WholeNumber {...anyWhole} autoFocus />
      </Form.Item>
      <QuantityEntry name="amount" label={t("samplePages.amountEach")} unit={unit} />
      <PlaceEntry warehouseId={sample.warehouseId} />
    </FormDialog>
  );
};

/** Makes one sample of several. */
export const PoolDialog = ({
  samples,
  onClose,
}: DivideDialogProps & { readonly samples: readonly Sample[] }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const { warehouseId, quantity } = samples[0]!;
  const { pool } = useDivide(warehouseId);
  return (
    <FormDialog<{ name: string; amounts: Record<string, string> } & PlaceValues>
      name="pool"
      title={t("samplePages.poolOf", { count: samples.length })}
      action={t("samplePages.do-pool")}
      isBusy={pool.isPending}
      onSubmit={({ name, amounts, ...place }) =>
        pool.mutate(
          {
            name: name.trim(),
            unit: quantity.unit as "µL",
            parts: samples.map(({ id, quantity: { unit } }) => ({
              sampleId: id,
              quantity: readAmount(amounts[id]!, unit)!,
            })),
            place: placeOf(place),
          },
          {
            onSuccess: ({ sampleIds }) => {
              toasts.success(t("samplePages.made", { count: 1 }));
              onClose(sampleIds);
            },
            onError: toasts.failure,
          },
        )
      }
      onClose={() => onClose()}
    >
      <Form.Item
        name="name"
        label={t("samplePages.name")}
        rules={[{ required: true, whitespace: true, message: t("samplePages.nameMissing") }]}
      >
        <Input maxLength={200} autoFocus />
      </Form.Item>
      {samples.map((sample) => (
        <QuantityEntry
          key={sample.id}
          name={["amounts", sample.id]}
          label={t("samplePages.poolPart", {
            name: sample.name,
            amount: `${sample.quantity.value} ${sample.quantity.unit}`,
          })}
          unit={sample.quantity.unit}
        />
      ))}
      <PlaceEntry warehouseId={warehouseId} />
    </FormDialog>
  );
};
