import { RedoOutlined, UndoOutlined } from "@ant-design/icons";
import type { Bench } from "@benchleaf/contract";
import { Button, Input, Space } from "antd";
import { useMemo, useState } from "react";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { DraftDialog } from "../../../kernel/drafts/draft-dialog.tsx";
import { useGuide } from "../../../kernel/guidance/use-guide.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { usePathParams } from "../../../kernel/router.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { useLeaveGuard } from "../../../kernel/use-leave-guard.tsx";
import { usePageKeys } from "../../../kernel/use-page-keys.ts";
import { PlanBench } from "../../../shared/cloning/plan-bench.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { useBenchCache, useMolecules, useOpenedBench } from "../cloning.queries.ts";
import { CloningGuide } from "../guide/cloning-guide.tsx";
import styles from "../parts/cloning.module.css";
import { ConflictList } from "../parts/conflict-list.tsx";
import { ConstructTable } from "../parts/construct-table.tsx";
import { MethodBar } from "../parts/method-bar.tsx";
import { PlasmidList } from "../parts/plasmid-list.tsx";
import { ProductView } from "../parts/product-view.tsx";
import { SaveProductDialog } from "../parts/save-product-dialog.tsx";
import { type Choice, constructCount, planOfChoice } from "../planning/constructs.ts";
import { usePlannedBench } from "../planning/use-planned-bench.ts";
import { nameOf } from "../plasmid-names.ts";
import { useBench } from "../use-bench.ts";

export default function BenchPage() {
  const t = useTranslation();
  const { benchId } = usePathParams<"benchId">();
  const opened = useOpenedBench(benchId);
  const guide = useGuide("CloningNotificationKey");
  if (opened.isError) return <ErrorState error={opened.error} onRetry={() => void opened.refetch()} />;
  if (guide.isShown)
    return (
      <Page>
        <PageHeader title={t("sequences.cloning")} />
        <CloningGuide onDone={guide.finish} />
      </Page>
    );
  if (opened.isPending || guide.isPending) return <ListSkeleton rows={8} label={t("cloning.loading")} />;
  return <Workbench key={`${opened.data.id} ${opened.data.revision}`} opened={opened.data} />;
}

const Workbench = ({ opened }: { readonly opened: Bench }) => {
  const t = useTranslation();
  const cache = useBenchCache();
  const bench = useBench(opened);
  const molecules = useMolecules(bench.plan);
  const [choice, setChoice] = useState<Choice>({});
  const { plan } = bench;
  const isDesign = constructCount(plan) > 1;
  const shown = useMemo(() => (isDesign ? planOfChoice(plan, choice) : plan), [plan, choice, isDesign]);
  const { answered, isCurrent } = usePlannedBench(shown, molecules);
  const names = useMemo(() => nameOf(bench.plan, molecules, bench.sources), [bench, molecules]);
  const [isSaving, setSaving] = useState(false);
  const guard = useLeaveGuard(bench.isUnsaved);
  useBreadcrumbs([
    { label: t("sequences.title"), to: "/sequence" },
    { label: t("sequences.cloning"), to: "/sequence/cloning" },
    { label: bench.name },
  ]);
  usePageKeys(() => [
    ...(bench.canUndo ? [{ key: "undo", label: t("shell.undo"), shortcut: "Ctrl+Z", run: bench.undo }] : []),
    ...(bench.canRedo
      ? [{ key: "redo", label: t("cloning.redo"), shortcut: "Ctrl+Shift+Z", run: bench.redo }]
      : []),
  ]);
  const planned = answered?.planned ?? null;
  const hasPlasmids = bench.plan.plasmids.length > 0;
  return (
    <Page>
      <PageHeader
        title={
          <Input
            variant="borderless"
            className={styles.name ?? ""}
            aria-label={t("cloning.name")}
            maxLength={100}
            defaultValue={bench.name}
            key={bench.draft.found ? "found" : "settled"}
            onChange={({ target }) => target.value.trim() && bench.change({ name: target.value.trim() })}
          />
        }
        count={
          <span role="status">
            {t(`cloning.state-${bench.state}`)}
            {bench.state === "stale" && (
              <Button size="small" type="link" onClick={() => void cache.reload(opened.id)}>
                {t("cloning.reload")}
              </Button>
            )}
            {bench.state === "failed" && (
              <Button size="small" type="link" onClick={() => void bench.saveNow()}>
                {t("cloning.again")}
              </Button>
            )}
          </span>
        }
        actions={
          <>
            <Space.Compact>
              <Button
                icon={<UndoOutlined aria-hidden />}
                aria-label={t("shell.undo")}
                title="Ctrl+Z"
                disabled={!bench.canUndo}
                onClick={bench.undo}
              />
              <Button
                icon={<RedoOutlined aria-hidden />}
                aria-label={t("cloning.redo")}
                title="Ctrl+Shift+Z"
                disabled={!bench.canRedo}
                onClick={bench.redo}
              />
            </Space.Compact>
            <Button
              type="primary"
              disabled={!isCurrent || !planned?.products[0]}
              onClick={() => setSaving(true)}
            >
              {t("cloning.saveProduct")}
            </Button>
          </>
        }
      />
      <PlanBench
        isBusy={!isCurrent}
        side={
          <>
            <MethodBar bench={bench} planned={planned} />
            <PlasmidList bench={bench} molecules={molecules} names={names} planned={planned} />
          </>
        }
      >
        {planned && hasPlasmids && (
          <ConflictList conflicts={planned.conflicts} names={names} onMend={bench.changePlan} />
        )}
        <ProductView
          bench={{ ...bench, plan: shown }}
          planned={planned}
          names={names}
          milliseconds={answered?.milliseconds}
          table={
            isDesign && (
              <ConstructTable
                benchId={opened.id}
                bench={bench}
                molecules={molecules}
                names={names}
                onShow={setChoice}
              />
            )
          }
        />
      </PlanBench>
      {isSaving && planned?.products[0] && (
        <SaveProductDialog
          benchId={opened.id}
          bench={bench}
          planned={planned}
          names={names}
          onClose={() => setSaving(false)}
        />
      )}
      <DraftDialog
        draft={bench.draft.found}
        note={bench.draft.isOlder ? t("drafts.olderBench") : null}
        onRestore={bench.draft.restore}
        onDiscard={bench.draft.discard}
      />
      {guard.dialog}
    </Page>
  );
};
