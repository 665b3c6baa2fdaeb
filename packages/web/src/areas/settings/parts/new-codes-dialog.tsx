import {
  type IssuedCode,
  MAX_CODE_AMOUNT,
  MAX_CODE_USES,
  MAX_CODES_PER_CALL,
  MAX_PLAN_SEATS,
  MIN_TEAM_SEATS,
  offeredPrivileges,
  type RedeemPrivilege,
} from "@benchleaf/contract";
import { Button, Form, Input, InputNumber, Radio } from "antd";
import { useState } from "react";
import { endOfDay } from "../../../kernel/end-of-day.ts";
import { Dialog } from "../../../kernel/parts/dialog.tsx";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { usePreferences } from "../../../kernel/preferences.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useIssueCodes } from "../billing.queries.ts";

interface Entry {
  readonly feature: RedeemPrivilege;
  readonly subscriptionLimit: number;
  readonly seats: number;
  readonly countLimit: number;
  readonly perLimit: number;
  readonly lastDay?: string;
  readonly codes: number;
}

const kinds = {
  validity: "billing.kindValidity",
  "library.literatures.ai": "billing.kindUses",
  "plan.team": "billing.kindPlan",
} as const;

const FIRST: Entry = {
  feature: "validity",
  subscriptionLimit: 365,
  seats: MIN_TEAM_SEATS,
  countLimit: 1,
  perLimit: 1,
  codes: 1,
};

interface NewCodesDialogProps {
  readonly onClose: () => void;
  /** Hands codes over as a file. */
  readonly onDownload: (codes: readonly IssuedCode[]) => void;
}

/** Makes codes of one rule, then hands them over. */
export const NewCodesDialog = ({ onClose, onDownload }: NewCodesDialogProps) => {
  const t = useTranslation();
  const [made, setMade] = useState<readonly IssuedCode[]>([]);
  return made.length === 0 ? (
    <RuleDialog onClose={onClose} onMade={setMade} />
  ) : (
    <Dialog
      open
      title={t("billing.made", { count: made.length })}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={() => onDownload(made)}>{t("billing.exportCodes")}</Button>
          <Button type="primary" onClick={onClose}>
            {t("billing.done")}
          </Button>
        </>
      }
    >
      <p id="made-codes-text">{t("billing.madeText")}</p>
      <Input.TextArea
        readOnly
        autoFocus
        aria-label={t("billing.codes")}
        aria-describedby="made-codes-text"
        style={{ fontFamily: "var(--mono)" }}
        rows={Math.min(made.length, 10)}
        value={made.map(({ cdkey }) => cdkey).join("\n")}
        onFocus={({ target }) => target.select()}
      />
    </Dialog>
  );
};

const RuleDialog = ({
  onClose,
  onMade,
}: {
  onClose: () => void;
  onMade: (codes: readonly IssuedCode[]) => void;
}) => {
  const t = useTranslation();
  const toasts = useToasts();
  const { timezone } = usePreferences();
  const [form] = Form.useForm<Entry>();
  const feature = Form.useWatch("feature", form) ?? FIRST.feature;
  const countLimit = Form.useWatch("countLimit", form) ?? FIRST.countLimit;
  const issue = useIssueCodes();
  const submit = ({ feature: gives, seats, lastDay, ...rule }: Entry) => {
    const dateEnd = lastDay ? endOfDay(lastDay, timezone) : null;
    issue.mutate(
      {
        ...rule,
        privilegeRule: gives === "plan.team" ? { feature: gives, seats } : { feature: gives },
        dateEnd,
      },
      { onSuccess: onMade, onError: toasts.failure },
    );
  };
  const number = (name: keyof Entry, label: string, max: number, extra?: string) => (
    <Form.Item
      name={name}
      label={label}
      extra={extra}
      rules={[
        {
          type: "integer",
          required: true,
          min: 1,
          max,
          message: t("billing.numberRequired", { min: 1, max }),
        },
      ]}
    >
      <InputNumber style={{ width: 160 }} />
    </Form.Item>
  );
  return (
    <FormDialog
      title={t("billing.newCodes")}
      action={t("billing.make")}
      isBusy={issue.isPending}
      form={form}
      initialValues={FIRST}
      onSubmit={submit}
      onClose={onClose}
    >
      <Form.Item name="feature" label={t("billing.kind")}>
        <Radio.Group
          vertical
          options={offeredPrivileges.map((value) => ({ value, label: t(kinds[value]) }))}
        />
      </Form.Item>
      {number(
        "subscriptionLimit",
        t(feature === "library.literatures.ai" ? "billing.amountUses" : "billing.amountDays"),
        MAX_CODE_AMOUNT,
      )}
      {feature === "plan.team" && number("seats", t("billing.codeSeats"), MAX_PLAN_SEATS)}
      {number("countLimit", t("billing.countLimit"), MAX_CODE_USES)}
      {number(
        "perLimit",
        t("billing.perLimit"),
        Math.max(1, Math.min(countLimit, MAX_CODE_USES)),
        t("billing.perLimitHelp"),
      )}
      <Form.Item
        name="lastDay"
        label={`${t("billing.dateEnd")} (${t("shell.optional")})`}
        extra={t("billing.dateEndHelp")}
      >
        <Input type="date" style={{ width: 160 }} />
      </Form.Item>
      {number("codes", t("billing.howMany"), MAX_CODES_PER_CALL)}
    </FormDialog>
  );
};
