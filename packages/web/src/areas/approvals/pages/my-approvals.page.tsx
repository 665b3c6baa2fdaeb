import type { ApprovalRecord } from "@benchleaf/contract";
import { useNavigate } from "@tanstack/react-router";
import { Button, Segmented } from "antd";
import { useState } from "react";
import { useQueryParams } from "../../../kernel/router.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { ApprovalList } from "../parts/approval-list.tsx";
import { ApprovalTabs, useApprovalCrumbs } from "../parts/approval-tabs.tsx";
import { DecideDialog } from "../parts/decide-dialog.tsx";
import { DelegationDialog } from "../parts/delegation-dialog.tsx";

const none: ReadonlySet<string> = new Set();

export default function MyApprovalsPage() {
  const t = useTranslation();
  const navigate = useNavigate();
  const query = useQueryParams();
  const isDecided = query.view === "decided";
  const [picked, setPicked] = useState(none);
  const [deciding, setDeciding] = useState<{
    readonly status: "approved" | "rejected";
    readonly records: readonly ApprovalRecord[];
  } | null>(null);
  const [isDelegating, setDelegating] = useState(false);
  useApprovalCrumbs(t("approvals.mine"));

  const toggle = (id: string) =>
    setPicked(
      (before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]),
    );
  const bulk = (records: readonly ApprovalRecord[]) => {
    const chosen = records.filter(({ id, abilities }) => picked.has(id) && abilities.decide);
    if (chosen.length === 0) return null;
    return (
      <>
        <span role="status">{t("approvals.selected", { count: chosen.length })}</span>
        <Button type="primary" onClick={() => setDeciding({ status: "approved", records: chosen })}>
          {t("approvals.approve")}
        </Button>
        <Button danger onClick={() => setDeciding({ status: "rejected", records: chosen })}>
          {t("approvals.reject")}
        </Button>
        <Button onClick={() => setPicked(new Set(records.map(({ id }) => id)))}>
          {t("approvals.selectAll")}
        </Button>
        <Button type="text" onClick={() => setPicked(none)}>
          {t("approvals.clearSelection")}
        </Button>
      </>
    );
  };

  return (
    <Page>
      <PageHeader
        title={t("approvals.mine")}
        actions={<Button onClick={() => setDelegating(true)}>{t("approvals.delegation")}</Button>}
      />
      <ApprovalTabs />
      <ApprovalList
        view={isDecided ? "decided" : "asked"}
        label={t("approvals.mine")}
        emptyTitle={t(isDecided ? "approvals.emptyDecidedTitle" : "approvals.emptyAskedTitle")}
        {...(isDecided
          ? {}
          : { emptyText: t("approvals.emptyAskedText"), picking: { picked, toggle }, bulk })}
        tools={
          <Segmented
            aria-label={t("approvals.mine")}
            value={isDecided ? "decided" : "asked"}
            options={[
              { value: "asked", label: t("approvals.waitingForMe") },
              { value: "decided", label: t("approvals.decidedByMe") },
            ]}
            onChange={(view) =>
              void navigate({ to: ".", search: view === "decided" ? { view } : {}, replace: true })
            }
          />
        }
      />
      {isDelegating && <DelegationDialog onClose={() => setDelegating(false)} />}
      {deciding && (
        <DecideDialog
          records={deciding.records}
          status={deciding.status}
          onClose={() => setDeciding(null)}
          onDecided={() => {
            setDeciding(null);
            setPicked(none);
          }}
        />
      )}
    </Page>
  );
}
