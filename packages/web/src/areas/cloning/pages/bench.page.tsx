import type { Bench } from "@benchleaf/contract";
import { Button, Input } from "antd";
import { useMemo, useState } from "react";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { usePathParams } from "../../../kernel/router.tsx";
import { useLeaveGuard } from "../../../kernel/use-leave-guard.tsx";
import { useWords } from "../../../kernel/words.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { useBenchCache, useMolecules, useOpenedBench } from "../cloning.queries.ts";
import styles from "../parts/cloning.module.css";
import { ConflictList } from "../parts/conflict-list.tsx";
import { MethodBar } from "../parts/method-bar.tsx";
import { PlasmidList } from "../parts/plasmid-list.tsx";
import { ProductView } from "../parts/product-view.tsx";
import { SaveProductDialog } from "../parts/save-product-dialog.tsx";
import { usePlannedBench } from "../planning/use-planned-bench.ts";
import { nameOf } from "../plasmid-names.ts";
import { useBench } from "../use-bench.ts";

export default function BenchPage() {
  const t = useWords();
  const { benchId } = usePathParams<"benchId">();
  const opened = useOpenedBench(benchId);
  if (opened.isError) return <ErrorState error={opened.error} onRetry={() => void opened.refetch()} />;
  if (opened.isPending) return <ListSkeleton rows={8} label={t("cloning.loading")} />;
  return <Workbench key={`${opened.data.id} ${opened.data.revision}`} opened={opened.data} />;
}

const Workbench = ({ opened }: { readonly opened: Bench }) => {
  const t = useWords();
  const cache = useBenchCache();
  const bench = useBench(opened);
  const molecules = useMolecules(bench.plan);
  const { answered, isCurrent } = usePlannedBench(bench.plan, molecules);
  const names = useMemo(() => nameOf(bench.plan, molecules, bench.sources), [bench, molecules]);
  const [isSaving, setSaving] = useState(false);
  const guard = useLeaveGuard(bench.isUnsaved);
  useBreadcrumbs([
    { label: t("sequences.title"), to: "/sequence" },
    { label: t("sequences.cloning"), to: "/sequence/cloning" },
    { label: bench.name },
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
          <Button
            type="primary"
            disabled={!isCurrent || !planned?.products[0]}
            onClick={() => setSaving(true)}
          >
            {t("cloning.saveProduct")}
          </Button>
        }
      />
      <div className={styles.bench}>
        <div className={styles.side}>
          <MethodBar bench={bench} planned={planned} />
          <PlasmidList bench={bench} molecules={molecules} names={names} planned={planned} />
        </div>
        <div className={styles.main} aria-busy={!isCurrent}>
          {planned && hasPlasmids && (
            <ConflictList conflicts={planned.conflicts} names={names} onMend={bench.changePlan} />
          )}
          <ProductView bench={bench} planned={planned} names={names} milliseconds={answered?.milliseconds} />
        </div>
      </div>
      {isSaving && planned?.products[0] && (
        <SaveProductDialog
          benchId={opened.id}
          bench={bench}
          planned={planned}
          names={names}
          onClose={() => setSaving(false)}
        />
      )}
      {guard.dialog}
    </Page>
  );
};
