import { Button } from "antd";
import { useMemo, useState } from "react";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { useFormat } from "../../../kernel/format.ts";
import { RouteTabs } from "../../../kernel/shell/route-tabs.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { type KeyedAction, usePageKeys } from "../../../kernel/use-page-keys.ts";
import { PlanBench } from "../../../shared/cloning/plan-bench.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { makingOf } from "../making-of.ts";
import { FirstTime } from "../parts/first-time.tsx";
import { MethodFields } from "../parts/method-fields.tsx";
import { PartList } from "../parts/part-list.tsx";
import { ProductTabs } from "../parts/product-tabs.tsx";
import { RemarkList } from "../parts/remark-list.tsx";
import { SaveProductDialog } from "../parts/save-product-dialog.tsx";
import { SettingsForm } from "../parts/settings-form.tsx";
import { type Assembly, useAssembly } from "../use-assembly.ts";
import { useOpenBench } from "../use-open-bench.ts";

export default function AssemblyPage() {
  const t = useTranslation();
  const format = useFormat();
  const assembly = useAssembly();
  const { openBench, isBusy } = useOpenBench(assembly);
  const [isChoosing, setChoosing] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const { draft, changeDraft, settings, keepSettings, planned, product, lines, nameOf, title } = assembly;
  const making = useMemo(() => (planned ? makingOf(draft, planned, lines) : null), [draft, planned, lines]);
  useBreadcrumbs([{ label: t("sequences.title"), to: "/sequence" }, { label: t("sequences.assembly") }]);
  usePageKeys((): readonly KeyedAction[] => [
    { key: "assembly-add", label: t("assembly.choose"), shortcut: "Alt+A", run: () => setChoosing(true) },
    {
      key: "assembly-save",
      label: t("cloning.saveProduct"),
      shortcut: "Ctrl+S",
      run: () => product && setSaving(true),
    },
    {
      key: "assembly-bench",
      label: t("assembly.openBench"),
      shortcut: "Alt+B",
      run: () => void openBench?.(),
    },
  ]);
  return (
    <Page>
      <PageHeader
        title={t("sequences.assembly")}
        actions={
          <>
            <Button disabled={!openBench} loading={isBusy} onClick={() => void openBench?.()}>
              {t("assembly.openBench")}
            </Button>
            <Button type="primary" disabled={!product} onClick={() => setSaving(true)}>
              {t("cloning.saveProduct")}
            </Button>
          </>
        }
      />
      <RouteTabs row="molecules" />
      <FirstTime />
      <PlanBench
        isBusy={!assembly.isCurrent}
        side={
          <>
            <MethodFields
              draft={draft}
              planned={planned}
              onChange={(change) => changeDraft((before) => ({ ...before, ...change }))}
            />
            <PartList
              draft={draft}
              molecules={assembly.molecules}
              nameOf={nameOf}
              isChoosing={isChoosing}
              onChoosing={setChoosing}
              onChange={changeDraft}
            />
            <SettingsForm
              settings={settings}
              namesShown={format.list(lines.slice(0, 2).map(({ name }) => name))}
              onChange={keepSettings}
            />
          </>
        }
      >
        <Outcome assembly={assembly} />
      </PlanBench>
      {isSaving && product && making && (
        <SaveProductDialog
          name={title}
          record={product.record}
          making={making}
          onClose={() => setSaving(false)}
        />
      )}
    </Page>
  );
}

/** Warnings and product of the plan. */
const Outcome = ({ assembly }: { readonly assembly: Assembly }) => {
  const t = useTranslation();
  const { draft, settings, planned, lines, title, nameOf, milliseconds } = assembly;
  const isPlanned = planned !== null && planned.method !== null && draft.parts.length > 1;
  return (
    <>
      {draft.parts.length < 2 && (
        <EmptyState sketch="bench" title={t("assembly.startTitle")} text={t("assembly.startHelp")} />
      )}
      {planned && (isPlanned || planned.remarks.length > 0) && (
        <RemarkList remarks={planned.remarks} nameOf={nameOf} />
      )}
      {isPlanned && (
        <ProductTabs
          planned={planned}
          lines={lines}
          title={title}
          nameOf={nameOf}
          pricePerBase={settings.pricePerBase}
          milliseconds={milliseconds}
        />
      )}
    </>
  );
};
