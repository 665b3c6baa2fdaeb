import { Button, DatePicker, Form } from "antd";
import { useFormat } from "../../../kernel/format.ts";
import { ColleagueSelect } from "../../../kernel/parts/colleague-select.tsx";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { useSession } from "../../../kernel/session.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useDelegate, useDelegation } from "../approvals.queries.ts";

/** As the date picker hands it over. */
interface Moment {
  toISOString(): string;
}

interface Entry {
  readonly delegateId: string;
  readonly period: readonly [Moment, Moment];
}

/** Names who decides in the reader's place for a time, or ends that. */
export const DelegationDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const format = useFormat();
  const { userId } = useSession();
  const current = useDelegation().data?.delegation ?? null;
  const delegate = useDelegate();
  const submit = ({ delegateId, period: [from, until] }: Entry) => {
    delegate.mutate(
      { delegateId, from: from.toISOString(), until: until.toISOString() },
      {
        onSuccess: () => {
          toasts.success(t("approvals.delegationSaved"));
          onClose();
        },
        onError: toasts.failure,
      },
    );
  };
  const end = () =>
    delegate.mutate(null, {
      onSuccess: () => toasts.success(t("approvals.delegationEnded")),
      onError: toasts.failure,
    });
  return (
    <FormDialog
      title={t("approvals.delegationTitle")}
      action={t("shell.save")}
      isBusy={delegate.isPending}
      lead={
        current && (
          <p>
            {t("approvals.delegationNow", {
              name: current.delegateName,
              from: format.dateTime(current.from),
              until: format.dateTime(current.until),
            })}{" "}
            <Button size="small" onClick={end}>
              {t("approvals.delegationEnd")}
            </Button>
          </p>
        )
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <Form.Item
        name="delegateId"
        label={t("approvals.delegationTo")}
        rules={[{ required: true, message: t("approvals.transferToRequired") }]}
      >
        <ColleagueSelect exceptId={userId} />
      </Form.Item>
      <Form.Item
        name="period"
        label={t("approvals.delegationPeriod")}
        rules={[{ required: true, message: t("approvals.delegationRequired") }]}
      >
        <DatePicker.RangePicker showTime={{ format: "HH:mm" }} format="YYYY-MM-DD HH:mm" />
      </Form.Item>
    </FormDialog>
  );
};
