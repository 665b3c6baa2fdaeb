import { usePathParams, useQueryParams } from "../../../kernel/router.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Page } from "../../../ui/page.tsx";
import { FillSheet } from "../filling/fill-sheet.tsx";
import { ShowRecord } from "../records/show-record.tsx";

/** A filled form, or with `task` an inspection to fill in. */
export default function ViewPage() {
  const t = useTranslation();
  const { recordId } = usePathParams<"recordId">();
  const { task } = useQueryParams();
  if (recordId) return <ShowRecord key={recordId} recordId={recordId} />;
  if (task) return <FillSheet key={task} taskId={task} />;
  return (
    <Page>
      <EmptyState sketch="none" title={t("inspecting.noneFound")} />
    </Page>
  );
}
