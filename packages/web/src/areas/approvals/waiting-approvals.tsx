import { AuditOutlined } from "@ant-design/icons";
import { approvalsApi } from "@benchleaf/contract";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../kernel/client.ts";
import { Moment } from "../../kernel/parts/moment.tsx";
import { useTranslation } from "../../kernel/translation.ts";
import type { Waiting } from "../../kernel/web-area.ts";

const MOST_WAITING = 5;

/** Pending approvals of the user; the newest of them. */
export const useWaitingApprovals = (): Waiting => {
  const t = useTranslation();
  const { data, error, refetch } = useQuery({
    queryKey: ["approvals", "asked", "home"],
    queryFn: ({ signal }) =>
      call(approvalsApi.myAudit, { query: { isDecided: "false", limit: MOST_WAITING } }, { signal }),
    // A live update reloads it.
    staleTime: 0,
  });
  const lines = data?.records.map(({ id, title, submitUserName, createTime }) => ({
    key: `approval-${id}`,
    icon: <AuditOutlined />,
    text: t("files.toApprove", { title }),
    to: "/homepage/audit",
    search: { record: id },
    aside: (
      <>
        {submitUserName} · <Moment instant={createTime} />
      </>
    ),
  }));
  return { lines, error, retry: () => void refetch() };
};
