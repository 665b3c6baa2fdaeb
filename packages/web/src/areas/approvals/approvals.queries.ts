import {
  type ApprovalRecord,
  type ApprovalScope,
  approvalsApi,
  type Decision,
  type Delegation,
  type RecordStatus,
  type RequestOf,
  type SignatureRecord,
} from "@benchleaf/contract";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "../../kernel/client.ts";

const PAGE = 50;

/** Which list: my tasks, my decisions, my submissions, or the whole team's. */
export type ApprovalView = "asked" | "decided" | "submitted" | "team";

export interface ApprovalFilter {
  readonly search: string;
  readonly status: RecordStatus | undefined;
}

export const useApprovals = (view: ApprovalView, { search, status }: ApprovalFilter) =>
  useInfiniteQuery({
    queryKey: ["approvals", view, search, status],
    queryFn: ({ pageParam, signal }) => {
      const query = {
        limit: PAGE,
        ...(search ? { search } : {}),
        ...(status ? { status } : {}),
        ...(pageParam ? { cursor: pageParam } : {}),
      };
      if (view === "team") return call(approvalsApi.records, { query }, { signal });
      return view === "submitted"
        ? call(approvalsApi.mySubmitted, { query }, { signal })
        : call(
            approvalsApi.myAudit,
            { query: { ...query, isDecided: String(view === "decided") } },
            { signal },
          );
    },
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: (before) => before,
  });

/** One submission; null if there is none that the reader may see. */
export const useApproval = (recordId: string) =>
  useQuery({
    queryKey: ["approvals", "one", recordId],
    queryFn: async ({ signal }): Promise<ApprovalRecord | null> =>
      (await call(approvalsApi.batchGet, { body: [recordId] }, { signal }))[0] ?? null,
  });

export const useApprovalLog = (recordId: string) =>
  useQuery({
    queryKey: ["approvals", "log", recordId],
    queryFn: ({ signal }) => call(approvalsApi.optLog, { params: { recordId } }, { signal }),
  });

/** Signatures of a decision; the server compares each with the submission's current content. */
export const useApprovalSignatures = (recordId: string) =>
  useQuery({
    queryKey: ["approvals", "signatures", recordId],
    queryFn: ({ signal }) => call(approvalsApi.signatures, { params: { recordId } }, { signal }),
  });

export const signatureAddressOf = (recordId: string, { id }: SignatureRecord): string =>
  addressOf(approvalsApi.signatureImage.path, { params: { recordId, signatureRecordId: id } });

/** Reloads everything about approvals after one has changed; a deleted project disappears from its lists too. */
const useRefresh = () => {
  const client = useQueryClient();
  return () =>
    Promise.all(
      ["approvals", "projects", "files"].map((key) => client.invalidateQueries({ queryKey: [key] })),
    );
};

export const useDecide = () => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (decisions: Decision[]) => call(approvalsApi.submitAuditInfo, { body: decisions }),
    onSettled: refresh,
  });
};

export const useCancelApproval = () => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (recordId: string) => call(approvalsApi.cancel, { body: { recordId } }),
    onSettled: refresh,
  });
};

export const useResetApproval = () => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (recordId: string) => call(approvalsApi.reset, { body: { recordId } }),
    onSettled: refresh,
  });
};

export const useTransferApproval = () => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (input: { recordId: string; userId: string; remark: string }) =>
      call(approvalsApi.transfer, { body: input }),
    onSettled: refresh,
  });
};

/** How each kind is approved in the team or in a part of it, with the names of whom the processes ask. */
export const useProcesses = (scope: ApprovalScope | null) =>
  useQuery({
    queryKey: ["approvals", "processes", scope],
    queryFn: ({ signal }) =>
      call(approvalsApi.list, { query: scope ? { scope: scope.kind, scopeId: scope.id } : {} }, { signal }),
  });

export const useSaveProcess = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RequestOf<typeof approvalsApi.config>["body"]) => call(approvalsApi.config, { body }),
    onSettled: () => client.invalidateQueries({ queryKey: ["approvals", "processes"] }),
  });
};

export const useDelegation = () =>
  useQuery({
    queryKey: ["approvals", "delegation"],
    queryFn: ({ signal }) => call(approvalsApi.delegation, undefined, { signal }),
  });

export const useDelegate = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (delegation: Delegation | null) => call(approvalsApi.delegate, { body: { delegation } }),
    onSettled: () => client.invalidateQueries({ queryKey: ["approvals", "delegation"] }),
  });
};
