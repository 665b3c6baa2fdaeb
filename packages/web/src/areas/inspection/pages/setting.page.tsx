import type { StandIn } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { Button, Form, Input } from "antd";
import { useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { ColleagueSelect } from "../../../kernel/parts/colleague-select.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { hasPermission } from "../../../kernel/session.ts";
import { useAnnounce } from "../../../kernel/toasts/use-announce.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Section, Sections } from "../../../ui/sections.tsx";
import styles from "../inspection.module.css";
import { useRemoveStandIn, useSetStandIn, useStandIns } from "../inspection.queries.ts";
import { InspectionFrame } from "../inspection-frame.tsx";

interface Entry {
  readonly absentId: string;
  readonly standInId: string;
  readonly fromDate: string;
  readonly untilDate: string;
}

const StandInDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useTranslation();
  const announce = useAnnounce();
  const set = useSetStandIn();
  const person = [{ required: true, message: t("inspecting.personRequired") }];
  const day = [{ required: true, message: t("inspecting.daysRequired") }];
  return (
    <FormDialog
      title={t("inspecting.newStandIn")}
      action={t("shell.save")}
      isBusy={set.isPending}
      onSubmit={(entry: Entry) => announce(set.mutateAsync(entry), t("inspecting.standInSaved"), onClose)}
      onClose={onClose}
    >
      <Form.Item name="absentId" label={t("inspecting.absent")} rules={person}>
        <ColleagueSelect />
      </Form.Item>
      <Form.Item name="standInId" label={t("inspecting.standIn")} rules={person}>
        <ColleagueSelect />
      </Form.Item>
      <Form.Item name="fromDate" label={t("inspecting.days")} rules={day}>
        <Input type="date" style={{ width: 180 }} />
      </Form.Item>
      <Form.Item name="untilDate" label={t("recurrence.until")} rules={day}>
        <Input type="date" style={{ width: 180 }} />
      </Form.Item>
    </FormDialog>
  );
};

const StandInLine = ({ standIn }: { readonly standIn: StandIn }) => {
  const t = useTranslation();
  const format = useFormat();
  const announce = useAnnounce();
  const remove = useRemoveStandIn();
  return (
    <li>
      <span>
        {standIn.absentName} → {standIn.standInName} · {format.day(standIn.fromDate)} –{" "}
        {format.day(standIn.untilDate)}
      </span>
      <Button
        size="small"
        loading={remove.isPending}
        onClick={() => announce(remove.mutateAsync(standIn.id), t("inspecting.standInRemoved"))}
      >
        {t("inspecting.endStandIn")}
      </Button>
    </li>
  );
};

/** Stand-ins, and the ways to what is set elsewhere for inspection too. */
export default function SettingPage() {
  const t = useTranslation();
  const { data, error, refetch } = useStandIns();
  const [isAdding, setAdding] = useState(false);
  return (
    <InspectionFrame place="inspection.setting">
      <Sections>
        <Section
          title={t("inspecting.standIns")}
          lead={t("inspecting.standInsLead")}
          actions={<Button onClick={() => setAdding(true)}>{t("inspecting.newStandIn")}</Button>}
        >
          {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
          {!error && !data && <ListSkeleton rows={2} label={t("shell.loading")} />}
          {data?.length === 0 && <p className={styles.soft}>{t("inspecting.noStandIns")}</p>}
          <ul className={styles.failures}>
            {data?.map((standIn) => (
              <StandInLine key={standIn.id} standIn={standIn} />
            ))}
          </ul>
        </Section>
        <Section title={t("inspecting.moreSettings")}>
          {hasPermission("SETTINGS_AUDIT_PROCESS_CONFIG") && (
            <p>
              <Link to="/settings/audit">{t("inspecting.toApprovals")}</Link>
              <br />
              <span className={styles.soft}>{t("inspecting.toApprovalsText")}</span>
            </p>
          )}
          {hasPermission("SETTINGS_RECORD_CONFIG") && (
            <p>
              <Link to="/settings/numbering">{t("inspecting.toNumbering")}</Link>
              <br />
              <span className={styles.soft}>{t("inspecting.toNumberingText")}</span>
            </p>
          )}
        </Section>
      </Sections>
      {isAdding && <StandInDialog onClose={() => setAdding(false)} />}
    </InspectionFrame>
  );
}
