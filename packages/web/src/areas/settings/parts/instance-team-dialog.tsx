import type { FeatureSwitch, InstanceTeam } from "@benchleaf/contract";
import { Alert, Button, Form, Input, Radio, Select } from "antd";
import { useState } from "react";
import { ConfirmDialog } from "../../../kernel/parts/confirm-dialog.tsx";
import { Dialog } from "../../../kernel/parts/dialog.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { usePreferences } from "../../../kernel/preferences.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { useDemandPasswords, useInstanceTeam, useSaveInstanceTeam } from "../instance-teams.queries.ts";
import { changedStatus, changedSwitches, statusEntry, switchEntry } from "../team-entry.ts";
import { TeamSwitches } from "./team-switches.tsx";

const EDITIONS = [
  { value: "team", name: "teams.typeTeam" },
  { value: "enterprise", name: "teams.typeEnterprise" },
  { value: "overseas", name: "teams.typeOverseas" },
] as const;
const STATES = [
  { value: "normal", name: "teams.statusNormal" },
  { value: "forever", name: "teams.statusForever" },
  { value: "freeze", name: "teams.statusFreeze" },
] as const;

interface TeamFormProps {
  readonly team: InstanceTeam;
  readonly switches: readonly FeatureSwitch[];
  readonly onClose: () => void;
}

const TeamForm = ({ team, switches, onClose }: TeamFormProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const { timezone } = usePreferences();
  const [standing, setStanding] = useState(() => statusEntry(team, timezone));
  const [entries, setEntries] = useState(() => switches.map(switchEntry));
  const [isAsking, setAsking] = useState(false);
  const save = useSaveInstanceTeam(team.tenantId);
  const demand = useDemandPasswords(team.tenantId);
  const submit = () => {
    const change = {
      standing: changedStatus(team, standing, timezone),
      switches: changedSwitches(switches, entries),
    };
    if (change.standing === null && change.switches.length === 0) return onClose();
    save.mutate(change, {
      onSuccess: () => {
        toasts.success(t("teams.saved"));
        onClose();
      },
      onError: toasts.failure,
    });
  };
  return (
    <Dialog
      open
      width={640}
      title={team.tenantName}
      okText={t("shell.save")}
      cancelText={t("shell.cancel")}
      confirmLoading={save.isPending}
      onOk={submit}
      onCancel={onClose}
    >
      <Form layout="vertical" requiredMark={false} onFinish={submit}>
        <Form.Item label={t("teams.type")} htmlFor="team-edition">
          <Select
            id="team-edition"
            value={standing.tenantType}
            options={EDITIONS.map(({ value, name }) => ({ value, label: t(name) }))}
            onChange={(tenantType) => setStanding({ ...standing, tenantType })}
            style={{ width: 200 }}
          />
        </Form.Item>
        <Form.Item label={t("teams.status")}>
          <Radio.Group
            aria-label={t("teams.status")}
            value={standing.status}
            options={STATES.map(({ value, name }) => ({ value, label: t(name) }))}
            onChange={({ target }) => setStanding({ ...standing, status: target.value })}
          />
        </Form.Item>
        {standing.status === "freeze" && (
          <Alert type="warning" showIcon title={t("billing.freezeHelp")} style={{ marginBottom: 16 }} />
        )}
        {standing.status === "normal" && (
          <Form.Item label={t("billing.teamEnd")} htmlFor="team-end" extra={t("billing.teamEndHelp")}>
            <Input
              id="team-end"
              type="date"
              value={standing.lastDay}
              onChange={({ target }) => setStanding({ ...standing, lastDay: target.value })}
              style={{ width: 200 }}
            />
          </Form.Item>
        )}
        <TeamSwitches entries={entries} onChange={(next) => setEntries([...next])} />
        <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
      </Form>
      <p style={{ marginTop: 24 }}>
        <Button danger loading={demand.isPending} onClick={() => setAsking(true)}>
          {t("billing.demandPasswords")}
        </Button>
      </p>
      <ConfirmDialog
        isOpen={isAsking}
        title={t("billing.demandAsk", { team: team.tenantName })}
        action={t("billing.demandPasswords")}
        isDanger
        isBusy={demand.isPending}
        onConfirm={() =>
          demand.mutate(undefined, {
            onSuccess: () => toasts.success(t("billing.demanded")),
            onError: toasts.failure,
            onSettled: () => setAsking(false),
          })
        }
        onClose={() => setAsking(false)}
      >
        {t("billing.demandText")}
      </ConfirmDialog>
    </Dialog>
  );
};

/** Edition, end, features and limits of one team, for the administrator of the installation. */
export const InstanceTeamDialog = ({ tenantId, onClose }: { tenantId: string; onClose: () => void }) => {
  const t = useTranslation();
  const { data, error, refetch } = useInstanceTeam(tenantId);
  if (data) return <TeamForm {...data} onClose={onClose} />;
  return (
    <Dialog open title={t("billing.team")} footer={null} onCancel={onClose}>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton label={t("shell.loading")} />
      )}
    </Dialog>
  );
};
