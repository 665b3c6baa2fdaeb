import { useNavigate } from "@tanstack/react-router";
import { Segmented, Select } from "antd";
import { useQueryParams } from "../../../kernel/router.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { ToolLine } from "../../../ui/page.tsx";
import { useAudit, useRecords } from "../inspection.queries.ts";
import { InspectionFrame } from "../inspection-frame.tsx";
import { RecordList } from "../records/record-list.tsx";

const reviews = ["waiting", "approved", "rejected"] as const;

const Reviews = ({ review }: { readonly review: (typeof reviews)[number] }) => {
  const t = useTranslation();
  return (
    <RecordList
      list={useAudit(review)}
      emptyTitle={t("inspecting.emptyAuditTitle")}
      emptyText={t("inspecting.emptyAuditText")}
    />
  );
};

const All = ({ result }: { readonly result: "pass" | "fail" | undefined }) => {
  const t = useTranslation();
  return <RecordList list={useRecords(result ? { result } : {})} emptyTitle={t("inspecting.recordsEmpty")} />;
};

/** Filled forms that wait for a review, those that were reviewed, and all of them. */
export default function AuditPage() {
  const t = useTranslation();
  const navigate = useNavigate();
  const query = useQueryParams();
  const view = query.view === "all" ? "all" : (reviews.find((one) => one === query.view) ?? "waiting");
  const result = query.result === "pass" || query.result === "fail" ? query.result : undefined;
  const go = (change: Record<string, string | undefined>) =>
    void navigate({ to: ".", search: { ...query, ...change }, replace: true });
  return (
    <InspectionFrame place="inspection.audit">
      <ToolLine>
        <Segmented
          aria-label={t("inspecting.viewLabel")}
          value={view}
          options={[
            ...reviews.map((value) => ({ value, label: t(`inspecting.review-${value}`) })),
            { value: "all", label: t("inspecting.allRecords") },
          ]}
          onChange={(value) => go({ view: String(value) })}
        />
        {view === "all" && (
          <Select
            aria-label={t("inspecting.columnResult")}
            value={result ?? ""}
            style={{ width: 130 }}
            options={[
              { value: "", label: t("inspecting.anyResult") },
              { value: "pass", label: t("inspecting.pass") },
              { value: "fail", label: t("inspecting.fail") },
            ]}
            onChange={(value) => go({ result: value || undefined })}
          />
        )}
      </ToolLine>
      {view === "all" ? <All result={result} /> : <Reviews review={view} />}
    </InspectionFrame>
  );
}
