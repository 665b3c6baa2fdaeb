import { type InspectionFormDetail, trendDays } from "@benchleaf/contract";
import { useNavigate } from "@tanstack/react-router";
import { Button } from "antd";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { useFormat } from "../../../kernel/format.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { usePathParams, useQueryParams } from "../../../kernel/router.tsx";
import { hasPermission } from "../../../kernel/session.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Page, ToolLine } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { useFormText } from "../form-text.ts";
import { DesignForm } from "../forms/design-form.tsx";
import { FormStateLabel } from "../forms/form-state.tsx";
import { type Counted, FormTrend } from "../forms/form-trend.tsx";
import { useArchiveForm, useCreateForm, useForm, useRecords } from "../inspection.queries.ts";
import { RecordList } from "../records/record-list.tsx";

const tabs = ["design", "trend", "records"] as const;

/** All records of a form, or those that a number of its trend counts. */
const Records = ({
  form,
  counted,
  days,
  onAll,
}: {
  readonly form: InspectionFormDetail;
  readonly counted: Counted;
  readonly days: number;
  readonly onAll: () => void;
}) => {
  const t = useTranslation();
  const say = useFormText();
  const format = useFormat();
  const { day, result, failed } = counted;
  const list = useRecords({
    formId: form.id,
    ...(day && { day }),
    ...(result && { result }),
    ...(failed && { failedItem: failed, days }),
  });
  const item = form.content.sections.flatMap(({ items }) => items).find(({ id }) => id === failed);
  const said = [
    day && format.day(day),
    result && t(`inspecting.${result}`),
    failed && t("inspecting.itemFailedLately", { name: (item && say(item.title)) || failed, days }),
  ].filter((part) => part);
  return (
    <>
      {said.length > 0 && (
        <ToolLine>
          <span>{said.join(" · ")}</span>
          <Button size="small" onClick={onAll}>
            {t("inspecting.showAllRecords")}
          </Button>
        </ToolLine>
      )}
      <RecordList list={list} emptyTitle={t("inspecting.recordsEmpty")} />
    </>
  );
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** What the address narrows the records by. */
const countedIn = ({ day, result, failed }: Readonly<Record<string, string | undefined>>): Counted => ({
  ...(day && DAY.test(day) && !Number.isNaN(Date.parse(day)) && { day }),
  ...((result === "pass" || result === "fail") && { result }),
  ...(failed && /^[a-z][a-z0-9]{0,31}$/.test(failed) && { failed }),
});

const Actions = ({ form }: { readonly form: InspectionFormDetail }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const navigate = useNavigate();
  const create = useCreateForm();
  const archive = useArchiveForm();
  const mayCreate = hasPermission("INSPECTION_FORM_CREATE") || hasPermission("INSPECTION_FORM_MANAGE");
  const isArchived = form.state === "archived";
  return (
    <>
      {mayCreate && (
        <Button
          loading={create.isPending}
          onClick={() =>
            create.mutate(
              { copyOfFormId: form.id },
              {
                onSuccess: ({ id }) => void navigate({ to: `/inspection/detail/${id}` }),
                onError: toasts.failure,
              },
            )
          }
        >
          {t("inspecting.copy")}
        </Button>
      )}
      {form.abilities.archive && (
        <Button
          loading={archive.isPending}
          onClick={() =>
            archive.mutate(
              { formId: form.id, isArchived: !isArchived },
              {
                onSuccess: () =>
                  toasts.success(t(isArchived ? "inspecting.restored" : "inspecting.archived")),
                onError: toasts.failure,
              },
            )
          }
        >
          {t(isArchived ? "inspecting.restore" : "inspecting.archive")}
        </Button>
      )}
    </>
  );
};

/** One form: its design, how inspections by it came out, and all of them. */
export default function FormPage() {
  const t = useTranslation();
  const say = useFormText();
  const navigate = useNavigate();
  const { formId } = usePathParams<"formId">();
  const query = useQueryParams();
  const { data: form, error, refetch } = useForm(formId);
  const name = form ? say(form.name) : "";
  useBreadcrumbs([
    { label: t("inspection.title"), to: "/inspection/list" },
    { label: t("inspection.forms"), to: "/inspection/list" },
    { label: name },
  ]);
  if (!form)
    return (
      <Page>
        {error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <ListSkeleton label={t("shell.loading")} />
        )}
      </Page>
    );
  const active = tabs.find((one) => one === query.tab) ?? "design";
  const go = (change: Record<string, string | undefined>) =>
    void navigate({ to: ".", search: { ...query, ...change }, replace: true });
  const days = trendDays.find((one) => one === Number(query.days)) ?? 90;
  const notCounted = { day: undefined, result: undefined, failed: undefined };
  const words = { design: "tabDesign", trend: "tabTrend", records: "tabRecords" } as const;
  return (
    <Page>
      <PageHeader
        title={name || t("inspecting.untitled")}
        count={
          <>
            {form.formNo} · <FormStateLabel form={form} />
          </>
        }
        actions={<Actions form={form} />}
      />
      <Tabs
        label={t("inspecting.formTabs")}
        tabs={tabs.map((key) => ({ key, label: t(`inspecting.${words[key]}`) }))}
        active={active}
        panelId="inspection-form"
        onPick={(key) => go({ tab: key === "design" ? undefined : key })}
      />
      <div
        role="tabpanel"
        id="inspection-form"
        aria-labelledby={`inspection-form-${active}`}
        style={{ display: "flex", flex: 1, flexDirection: "column", gap: 12, minHeight: 0 }}
      >
        {active === "design" && <DesignForm key={form.id} form={form} />}
        {active === "trend" && (
          <FormTrend
            form={form}
            days={days}
            item={query.item}
            onChange={go}
            onOpen={(counted) => go({ ...notCounted, ...counted, tab: "records" })}
          />
        )}
        {active === "records" && (
          <Records form={form} counted={countedIn(query)} days={days} onAll={() => go(notCounted)} />
        )}
      </div>
    </Page>
  );
}
