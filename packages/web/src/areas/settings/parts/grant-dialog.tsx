import {
  MAX_PLAN_SEATS,
  MAX_PLAN_STORAGE_BYTES,
  MIN_TEAM_SEATS,
  type Plan,
  type PlanGrant,
  planSchema,
} from "@benchleaf/contract";
import { Form, Input, InputNumber, Select } from "antd";
import { useState } from "react";
import { dayOf, endOfDay } from "../../../kernel/end-of-day.ts";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { usePreferences } from "../../../kernel/preferences.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useChangeGrant, useGrantPlan, useTeamsByName } from "../grants.queries.ts";

const GIBIBYTE = 1024 ** 3;

interface Entry {
  readonly tenantId?: string;
  readonly plan: Plan;
  readonly seats: number;
  readonly storage?: number | null;
  readonly lastDay?: string;
  readonly note?: string;
}

const PLANS: readonly Plan[] = planSchema.options;

const TeamField = () => {
  const t = useTranslation();
  const [search, setSearch] = useState("");
  const { data } = useTeamsByName(search);
  return (
    <Form.Item
      name="tenantId"
      label={t("plans.grantTeam")}
      rules={[{ required: true, message: t("plans.teamRequired") }]}
    >
      <Select
        showSearch={{ filterOption: false, onSearch: setSearch }}
        placeholder={t("plans.grantTeamSearch")}
        options={(data?.records ?? []).map(({ tenantId, tenantName, ownerAccount }) => ({
          value: tenantId,
          label: `${tenantName} · ${ownerAccount}`,
        }))}
      />
    </Form.Item>
  );
};

interface GrantDialogProps {
  /** Absent: a new one. */
  readonly grant?: PlanGrant;
  readonly onClose: () => void;
}

/** Grants a team a plan, or changes one that was granted. */
export const GrantDialog = ({ grant, onClose }: GrantDialogProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const { timezone } = usePreferences();
  const make = useGrantPlan();
  const change = useChangeGrant(grant?.id ?? "0");
  const submit = ({ tenantId, plan, seats, storage, lastDay, note = "" }: Entry) => {
    const wanted = {
      seats,
      note,
      endTime: lastDay ? endOfDay(lastDay, timezone) : null,
      ...(storage ? { storageBytes: Math.round(storage * GIBIBYTE) } : {}),
    };
    const handlers = {
      onSuccess: () => {
        toasts.success(t(grant ? "plans.grantSaved" : "plans.granted"));
        onClose();
      },
      onError: toasts.failure,
    };
    if (grant) change.mutate(wanted, handlers);
    else make.mutate({ tenantId: tenantId!, plan, ...wanted }, handlers);
  };
  const mostStorage = MAX_PLAN_STORAGE_BYTES / GIBIBYTE;
  const number = (name: "seats" | "storage", label: string, max: number, extra?: string) => (
    <Form.Item
      name={name}
      label={label}
      extra={extra}
      rules={[
        {
          type: "integer",
          required: name === "seats",
          min: 1,
          max,
          message: t("plans.numberRequired", { min: 1, max }),
        },
      ]}
    >
      <InputNumber style={{ width: 160 }} />
    </Form.Item>
  );
  return (
    <FormDialog<Entry>
      name="grant"
      title={grant ? `${t("plans.editGrant")} · ${grant.tenantName}` : t("plans.newGrant")}
      action={t(grant ? "shell.save" : "plans.newGrant")}
      isBusy={make.isPending || change.isPending}
      initialValues={
        grant
          ? {
              plan: grant.plan,
              seats: grant.seats,
              storage: Math.max(1, Math.round(grant.storageBytes / GIBIBYTE)),
              lastDay: grant.endTime === null ? "" : dayOf(grant.endTime, timezone),
              note: grant.note,
            }
          : { plan: "team", seats: MIN_TEAM_SEATS }
      }
      onSubmit={submit}
      onClose={onClose}
    >
      {!grant && (
        <>
          <TeamField />
          <Form.Item name="plan" label={t("plans.grantPlan")}>
            <Select options={PLANS.map((value) => ({ value, label: t(`plans.plan_${value}`) }))} />
          </Form.Item>
        </>
      )}
      {number("seats", t("plans.grantSeats"), MAX_PLAN_SEATS)}
      {number(
        "storage",
        `${t("plans.grantStorage")} (${t("shell.optional")})`,
        mostStorage,
        t("plans.grantStorageHelp"),
      )}
      <Form.Item
        name="lastDay"
        label={`${t("plans.grantEnd")} (${t("shell.optional")})`}
        extra={t("plans.grantEndHelp")}
      >
        <Input type="date" style={{ width: 160 }} />
      </Form.Item>
      <Form.Item name="note" label={`${t("plans.grantNote")} (${t("shell.optional")})`}>
        <Input maxLength={200} />
      </Form.Item>
    </FormDialog>
  );
};
