import type { Sample, SampleRequestKind } from "@benchleaf/contract";
import { Checkbox, Form, Input } from "antd";
import { dayAfter } from "../../../kernel/end-of-day.ts";
import { ColleagueSelect } from "../../../kernel/parts/colleague-select.tsx";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { usePreferences } from "../../../kernel/preferences.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { QuantityEntry, readAmount } from "../../warehouses/warehouses.public.tsx";
import { useOffer, useSubmit } from "../samples.queries.ts";

interface DialogProps {
  readonly samples: readonly Sample[];
  readonly onClose: (isDone: boolean) => void;
}

interface Entry {
  readonly reason: string;
  readonly dueBack?: string;
  readonly isThawed?: boolean;
  readonly left?: Record<string, string>;
}

/** Maximum number of samples for which the remaining amount is requested. */
const MOST_COUNTED = 10;

const namesOf = (samples: readonly Sample[]): string => samples.map(({ name }) => name).join(", ");

/** Asks to take samples out, to bring them back or to delete them. */
export const RequestDialog = ({
  kind,
  samples,
  onClose,
}: DialogProps & { readonly kind: SampleRequestKind }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const ask = useSubmit(samples[0]!.warehouseId);
  const { timezone } = usePreferences();
  const today = dayAfter(0, timezone);
  const isCounted = kind === "IN" && samples.length <= MOST_COUNTED;
  return (
    <FormDialog<Entry>
      name="request"
      title={t(`samplePages.ask-${kind}`, { count: samples.length })}
      action={t(`samplePages.do-${kind}`)}
      isDanger={kind === "DELETE"}
      isBusy={ask.isPending}
      lead={
        <p>
          {namesOf(samples)}
          {kind === "DELETE" && ` · ${t("samplePages.deleteHelp")}`}
        </p>
      }
      initialValues={{
        left: Object.fromEntries(samples.map(({ id, quantity }) => [id, quantity.value])),
      }}
      onSubmit={({ reason, dueBack, isThawed = false, left = {} }) =>
        ask.mutate(
          {
            kind,
            reason: reason.trim(),
            dueBack: dueBack || null,
            isThawed,
            items: samples.map(({ id, quantity }) => ({
              sampleId: id,
              left: isCounted ? readAmount(left[id] ?? "", quantity.unit) : null,
            })),
          },
          {
            onSuccess: ({ status }) => {
              toasts.success(t(status === "APPROVED" ? "samplePages.doneAtOnce" : "samplePages.asked"));
              onClose(true);
            },
            onError: toasts.failure,
          },
        )
      }
      onClose={() => onClose(false)}
    >
      <Form.Item
        name="reason"
        label={t("samplePages.reason")}
        rules={[{ required: true, whitespace: true, message: t("samplePages.reasonMissing") }]}
      >
        <Input maxLength={200} autoFocus />
      </Form.Item>
      {kind === "OUT" && (
        <>
          <Form.Item
            name="dueBack"
            label={t("samplePages.dueBack")}
            extra={t("samplePages.dueBackHelp")}
            rules={[
              {
                validator: (_, day: string | undefined) =>
                  day && day < today
                    ? Promise.reject(new Error(t("samplePages.dueBackPast")))
                    : Promise.resolve(),
              },
            ]}
          >
            <Input type="date" min={today} />
          </Form.Item>
          <Form.Item name="isThawed" valuePropName="checked" noStyle>
            <Checkbox>{t("samplePages.isThawed")}</Checkbox>
          </Form.Item>
        </>
      )}
      {isCounted &&
        samples.map(({ id, number, quantity }) => (
          <QuantityEntry
            key={id}
            name={["left", id]}
            label={t("samplePages.leftOf", { number })}
            unit={quantity.unit}
            isZeroAllowed
          />
        ))}
    </FormDialog>
  );
};

/** Offers samples of one's own to a colleague. */
export const TransferDialog = ({ samples, onClose }: DialogProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const offer = useOffer(samples[0]!.warehouseId);
  return (
    <FormDialog<{ toUserId: string; note?: string }>
      name="transfer"
      title={t("samplePages.transferOf", { count: samples.length })}
      action={t("samplePages.do-transfer")}
      isBusy={offer.isPending}
      lead={<p>{namesOf(samples)}</p>}
      onSubmit={({ toUserId, note = "" }) =>
        offer.mutate(
          { toUserId, note: note.trim(), sampleIds: samples.map(({ id }) => id) },
          {
            onSuccess: () => {
              toasts.success(t("samplePages.offered"));
              onClose(true);
            },
            onError: toasts.failure,
          },
        )
      }
      onClose={() => onClose(false)}
    >
      <Form.Item
        name="toUserId"
        label={t("samplePages.transferTo")}
        rules={[{ required: true, message: t("samplePages.transferToMissing") }]}
      >
        <ColleagueSelect exceptId={samples[0]!.ownerId} />
      </Form.Item>
      <Form.Item name="note" label={t("samplePages.note")}>
        <Input maxLength={200} />
      </Form.Item>
    </FormDialog>
  );
};
