import { PlusOutlined } from "@ant-design/icons";
import { type FormState, formStates, type InspectionForm } from "@benchleaf/contract";
import { Link, useNavigate } from "@tanstack/react-router";
import { Button, Input, Select } from "antd";
import { useState } from "react";
import { Colleague } from "../../../kernel/parts/colleague.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { countActive, Filters } from "../../../kernel/parts/filters.tsx";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { useQueryParams } from "../../../kernel/router.tsx";
import { hasPermission } from "../../../kernel/session.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { type Column, DataList } from "../../../ui/data-list.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { ToolLine } from "../../../ui/page.tsx";
import { useFormText } from "../form-text.ts";
import { FormStateLabel } from "../forms/form-state.tsx";
import { InspectNowDialog } from "../forms/inspect-now-dialog.tsx";
import { NewFormDialog } from "../forms/new-form-dialog.tsx";
import { useForms } from "../inspection.queries.ts";
import { InspectionFrame } from "../inspection-frame.tsx";
import { State } from "../inspection-state.tsx";

const stateOf = (text: string | undefined): FormState | undefined => formStates.find((one) => one === text);

/** The team's inspection forms. */
export default function FormsPage() {
  const t = useTranslation();
  const say = useFormText();
  const navigate = useNavigate();
  const query = useQueryParams();
  const filter = { state: stateOf(query.state), search: query.search ?? "" };
  const list = useForms(filter);
  const [inspected, setInspected] = useState<InspectionForm | null>(null);
  const mayCreate = hasPermission("INSPECTION_FORM_CREATE") || hasPermission("INSPECTION_FORM_MANAGE");
  const mayInspect = hasPermission("INSPECTION_FORM_INSPECTION");
  const isCreating = query.create === "form" && mayCreate;
  const go = (change: Record<string, string | undefined>) =>
    void navigate({ to: ".", search: { ...query, ...change }, replace: true });
  const rows = list.data?.pages.flatMap(({ records }) => records);
  const newForm = (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => go({ create: "form" })}>
      {t("inspecting.newForm")}
    </Button>
  );

  const columns: readonly Column<InspectionForm>[] = [
    {
      key: "name",
      header: t("inspecting.columnForm"),
      width: "minmax(180px, 1.5fr)",
      cell: (form) => <Link to={`/inspection/detail/${form.id}`}>{say(form.name)}</Link>,
    },
    {
      key: "state",
      header: t("inspecting.columnState"),
      width: "130px",
      cell: (form) => <FormStateLabel form={form} />,
    },
    {
      key: "no",
      header: t("inspecting.columnNo"),
      width: "90px",
      isSecondary: true,
      cell: ({ formNo }) => formNo,
    },
    {
      key: "schedules",
      header: t("inspecting.columnSchedules"),
      width: "70px",
      align: "end",
      isSecondary: true,
      cell: ({ scheduleCount }) => scheduleCount,
    },
    {
      key: "last",
      header: t("inspecting.columnLast"),
      width: "180px",
      isSecondary: true,
      cell: ({ lastTime, lastResult }) =>
        lastTime && (
          <State tone={lastResult === "pass" ? "good" : "bad"}>
            {t(`inspecting.${lastResult === "pass" ? "pass" : "fail"}`)} · <Moment instant={lastTime} />
          </State>
        ),
    },
    {
      key: "owner",
      header: t("inspecting.columnOwner"),
      width: "150px",
      isSecondary: true,
      cell: ({ ownerId, ownerName }) => <Colleague id={ownerId} name={ownerName} />,
    },
    {
      key: "actions",
      header: "",
      width: "110px",
      align: "end",
      cell: (form) =>
        mayInspect &&
        form.state === "published" && (
          <Button size="small" onClick={() => setInspected(form)}>
            {t("inspecting.inspectNow")}
          </Button>
        ),
    },
  ];

  const body = () => {
    if (list.error && !rows) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
    if (!rows) return <ListSkeleton label={t("shell.loading")} />;
    if (rows.length === 0 && (filter.state || filter.search))
      return <EmptyState sketch="none" title={t("inspecting.noneFound")} />;
    if (rows.length === 0)
      return (
        <EmptyState
          title={t("inspecting.emptyFormsTitle")}
          text={t("inspecting.emptyFormsText")}
          action={mayCreate && newForm}
        />
      );
    return (
      <DataList
        label={t("inspection.forms")}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        onReachEnd={() => list.hasNextPage && !list.isFetchingNextPage && void list.fetchNextPage()}
      />
    );
  };

  return (
    <InspectionFrame place="inspection.forms" actions={mayCreate && newForm}>
      <ToolLine>
        <Input.Search
          key={filter.search}
          allowClear
          defaultValue={filter.search}
          placeholder={t("inspecting.searchForms")}
          aria-label={t("inspecting.searchForms")}
          style={{ width: 260 }}
          onSearch={(text) => go({ search: text.trim() || undefined })}
        />
        <Filters active={countActive(filter.state)}>
          <Select
            aria-label={t("inspecting.columnState")}
            value={filter.state ?? ""}
            style={{ width: 140 }}
            options={[
              { value: "", label: t("inspecting.allStates") },
              ...formStates.map((value) => ({ value, label: t(`inspecting.state-${value}`) })),
            ]}
            onChange={(value) => go({ state: value || undefined })}
          />
        </Filters>
      </ToolLine>
      {body()}
      {isCreating && <NewFormDialog onClose={() => go({ create: undefined })} />}
      {inspected && <InspectNowDialog form={inspected} onClose={() => setInspected(null)} />}
    </InspectionFrame>
  );
}
