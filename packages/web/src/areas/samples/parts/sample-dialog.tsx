import { MAX_SAMPLES_PER_CALL, type Sample, type SampleMeta } from "@benchleaf/contract";
import { Form, Input } from "antd";
import { useState } from "react";
import {
  draftOfFields,
  draftOfValues,
  entriesOf,
  type FieldDraft,
  faultOfField,
} from "../../../kernel/fields/field-entry.ts";
import { useFields } from "../../../kernel/fields/use-fields.ts";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { WholeNumber } from "../../../ui/whole-number.tsx";
import { anyWhole, QuantityEntry, readAmount, wholeRule } from "../../warehouses/warehouses.public.tsx";
import { fieldsOf } from "../fields-of-meta.ts";
import { useCreateSamples, useDivide, useMetas, useUpdateSample } from "../samples.queries.ts";
import { PlaceEntry, type PlaceValues, placeOf } from "./place-entry.tsx";
import { type SampleEntry, SampleFields, sampleOf } from "./sample-fields.tsx";

interface Entry extends SampleEntry, PlaceValues {
  readonly count: number;
  readonly amount: string;
  readonly used?: string;
}

type Doing =
  | { readonly kind: "create" }
  | { readonly kind: "change"; readonly sample: Sample }
  | { readonly kind: "derive"; readonly sample: Sample };

interface SampleDialogProps {
  readonly warehouseId: string;
  readonly doing: Doing;
  readonly onClose: (sampleIds?: readonly string[]) => void;
}

/** Registers samples, one or many, changes one, or registers what was derived from one. */
export const SampleDialog = ({ warehouseId, doing, onClose }: SampleDialogProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const [form] = Form.useForm<Entry>();
  const sample = doing.kind === "create" ? null : doing.sample;
  const changed = doing.kind === "change" ? doing.sample : null;
  const { data: metas = [] } = useMetas(warehouseId);
  const { data: teamFields = [] } = useFields("sample");
  const create = useCreateSamples(warehouseId);
  const update = useUpdateSample(warehouseId, sample?.id ?? "0");
  const { derive } = useDivide(warehouseId);
  const [entered, setDraft] = useState<FieldDraft>(draftOfValues(changed?.fields));
  const [isChecked, setChecked] = useState(false);
  const chosenId = Form.useWatch("metaId", form) ?? (form.isFieldTouched("metaId") ? null : changed?.metaId);
  const offered = metas.filter(({ id, status }) => status === "enabled" || id === changed?.metaId);
  const meta: SampleMeta | undefined = offered.find(({ id }) => id === chosenId);
  const fields = fieldsOf(teamFields, meta);
  // An emptied field is an entry without values, so that its default does not return.
  const draft = changed === null ? { ...draftOfFields(fields), ...entered } : entered;
  const unit = meta?.unit ?? sample?.quantity.unit ?? "µL";
  const submit = (entry: Entry) => {
    setChecked(true);
    if (fields.some((field) => faultOfField(field, draft[field.id]) !== null)) return;
    const body = { ...sampleOf(entry), fields: entriesOf(fields, draft) };
    const onError = toasts.failure;
    if (changed !== null) {
      update.mutate({ ...body, version: changed.version }, { onSuccess: () => onClose(), onError });
      return;
    }
    const made = {
      ...body,
      count: entry.count,
      quantity: readAmount(entry.amount, unit)!,
      place: placeOf(entry),
    };
    const onSuccess = ({ sampleIds }: { sampleIds: readonly string[] }) => {
      toasts.success(t("samplePages.made", { count: sampleIds.length }));
      onClose(sampleIds);
    };
    if (sample === null) create.mutate(made, { onSuccess, onError });
    else {
      const used = entry.used?.trim() ? readAmount(entry.used, sample.quantity.unit) : null;
      derive.mutate({ ...made, sampleId: sample.id, used }, { onSuccess, onError });
    }
  };
  const title = {
    create: t("samplePages.newSample"),
    change: t("samplePages.change"),
    derive: t("samplePages.deriveOf", { name: sample?.name ?? "" }),
  }[doing.kind];
  return (
    <FormDialog<Entry>
      form={form}
      name="sample"
      width={640}
      title={title}
      action={t(doing.kind === "change" ? "shell.save" : "samplePages.create")}
      isBusy={create.isPending || update.isPending || derive.isPending}
      initialValues={
        changed === null
          ? { count: 1, projectId: sample?.projectId ?? null }
          : { ...changed, expirationDay: changed.expirationDay ?? "" }
      }
      onSubmit={submit}
      onClose={() => onClose()}
    >
      <SampleFields
        metas={offered}
        meta={meta}
        onMeta={() => form.setFieldValue("stage", null)}
        fields={fields}
        draft={draft}
        isChecked={isChecked}
        onDraft={setDraft}
      />
      {changed === null && (
        <>
          {sample !== null && (
            <Form.Item
              name="used"
              label={t("samplePages.usedOf", { number: sample.number })}
              extra={t("samplePages.usedHelp")}
            >
              <Input inputMode="decimal" suffix={sample.quantity.unit} autoComplete="off" />
            </Form.Item>
          )}
          <Form.Item
            name="count"
            label={t("samplePages.count")}
            extra={t("samplePages.countHelp")}
            rules={[wholeRule(t, 1, MAX_SAMPLES_PER_CALL)]}
          >
            <WholeNumber {...anyWhole} />
          </Form.Item>
          <QuantityEntry name="amount" label={t("samplePages.amountEach")} unit={unit} />
          <PlaceEntry warehouseId={warehouseId} />
        </>
      )}
    </FormDialog>
  );
};
