import {
  accessApi,
  channelOf,
  type LinkPolicy,
  linksApi,
  type Member,
  membersApi,
  projectWorkApi,
  type RequestOf,
  tenantsApi,
} from "@benchleaf/contract";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { call } from "../../kernel/client.ts";
import { Failure } from "../../kernel/failure.ts";
import { usePreferences } from "../../kernel/preferences.ts";
import { upload } from "../../kernel/upload.ts";

const PAGE = 100;
const paged = (cursor: string) => ({ limit: PAGE, ...(cursor ? { cursor } : {}) });

export const useTeam = () =>
  useQuery({
    queryKey: ["team"],
    queryFn: ({ signal }) => call(tenantsApi.team, undefined, { signal }),
  });

/** Asked for by the team's owner alone: others are refused. */
export const useTeamFigures = (days: number) => {
  const { timezone } = usePreferences();
  return useQuery({
    queryKey: ["team", "figures", days, timezone],
    queryFn: ({ signal }) => call(projectWorkApi.teamFigures, { query: { days, timezone } }, { signal }),
  });
};

export const useMembers = (search: string) =>
  useInfiniteQuery({
    queryKey: ["members", search],
    queryFn: ({ pageParam, signal }) =>
      call(membersApi.list, { query: { ...paged(pageParam), ...(search ? { search } : {}) } }, { signal }),
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: (before) => before,
  });

export const useInvitations = (isAsked: boolean) =>
  useInfiniteQuery({
    queryKey: ["invitations"],
    queryFn: ({ pageParam, signal }) => call(membersApi.invitations, { query: paged(pageParam) }, { signal }),
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
    enabled: isAsked,
  });

export const useRoles = (isAsked = true) =>
  useQuery({
    queryKey: ["roles"],
    queryFn: ({ signal }) => call(accessApi.roles, { query: {} }, { signal }),
    enabled: isAsked,
  });

export const usePermissionTree = () =>
  useQuery({
    queryKey: ["permission-tree"],
    queryFn: ({ signal }) => call(accessApi.permissionTree, undefined, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const useSecuritySettings = () =>
  useQuery({
    queryKey: ["security"],
    queryFn: ({ signal }) => call(tenantsApi.securitySettings, undefined, { signal }),
  });

export const useLinkPolicy = () =>
  useQuery({
    queryKey: ["security", "links"],
    queryFn: ({ signal }) => call(linksApi.linkPolicy, undefined, { signal }),
  });

export const useSaveLinkPolicy = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (policy: LinkPolicy) => call(linksApi.saveLinkPolicy, { body: policy }),
    onSuccess: (saved) => client.setQueryData(["security", "links"], saved),
  });
};

const keysOfPeople = [["team"], ["members"], ["invitations"], ["roles"]];

/** Asks for every list of people again. */
export const useMembersChanged = () => {
  const client = useQueryClient();
  return useCallback(
    () => void keysOfPeople.map((queryKey) => client.invalidateQueries({ queryKey })),
    [client],
  );
};

/** Changes people or roles, and reloads every list of them. */
export const useChange = <Input, Output>(work: (input: Input) => Promise<Output>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: work,
    onSettled: () => Promise.all(keysOfPeople.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
};

export const renameTeam = (tenantName: string) => call(tenantsApi.rename, { body: { tenantName } });

export const setLogo = async (picture: Blob | null) => {
  if (picture === null) return call(tenantsApi.setLogo, { body: { uuid: null } });
  const file = new File([picture], "logo.png", { type: "image/png" });
  const { uuid } = await upload(file, () => {});
  return call(tenantsApi.setLogo, { body: { uuid } });
};

export const transferTeam = (body: RequestOf<typeof tenantsApi.transfer>["body"]) =>
  call(tenantsApi.transfer, { body });
export const quitTeam = () => call(tenantsApi.quit);

/** The result for one invited person, with the server's message if it failed. */
export interface Fared {
  readonly account: string;
  readonly code: string;
  readonly message?: string;
}

type Invitations = RequestOf<typeof membersApi.inviteBatch>["body"];

/** One person is invited individually, several in one request; both give the result for each. */
export const inviteAll = async (body: Invitations): Promise<readonly Fared[]> => {
  const [account, another] = body.accounts;
  if (account === undefined || another !== undefined) return call(membersApi.inviteBatch, { body });
  const { roleIds, remark } = body;
  const way =
    channelOf(account) === "sms"
      ? ({ sendMethod: "mobile", invitedMobile: account } as const)
      : ({ sendMethod: "email", invitedEmail: account } as const);
  try {
    await call(membersApi.invite, { body: { ...way, roleIds, remark } });
    return [{ account, code: "success" }];
  } catch (error) {
    if (!(error instanceof Failure) || error.status < 400 || error.status >= 500) throw error;
    return [{ account, code: error.code, message: error.message }];
  }
};
export const fillSeats = (accounts: string[]) => call(membersApi.fillSeats, { body: { accounts } });
export const resendInvitation = (invitationId: string) =>
  call(membersApi.resend, { params: { invitationId } });
export const cancelInvitation = (invitationId: string) =>
  call(membersApi.cancel, { params: { invitationId } });

export const setDisabled = ({ userId, disabled }: { userId: string; disabled: boolean }) =>
  call(membersApi.setDisabled, { params: { userId }, body: { disabled } });
export const removeMember = ({ userId, successorId }: { userId: string; successorId: string }) =>
  call(membersApi.remove, { params: { userId }, body: { successorId } });
interface HelpInput {
  readonly userId: string;
  readonly token: string;
  readonly reason: string;
}
export type HelpMember = (input: HelpInput) => Promise<Member>;
export const unlockMember: HelpMember = ({ userId, ...body }) =>
  call(membersApi.unlock, { params: { userId }, body });
export const resetSecondFactor: HelpMember = ({ userId, ...body }) =>
  call(membersApi.resetSecondFactor, { params: { userId }, body });
export const withdrawSecondFactorReset = (userId: string) =>
  call(membersApi.withdrawSecondFactorReset, { params: { userId } });
export const setUserRoles = (body: RequestOf<typeof accessApi.setUserRoles>["body"]) =>
  call(accessApi.setUserRoles, { body });

export const saveRole = ({
  roleId,
  body,
}: {
  roleId: string | null;
  body: RequestOf<typeof accessApi.createRole>["body"];
}) =>
  roleId === null
    ? call(accessApi.createRole, { body })
    : call(accessApi.updateRole, { params: { roleId }, body });
export const deleteRole = (roleId: string) => call(accessApi.deleteRole, { params: { roleId } });

export const findInvitee = (account: string, signal: AbortSignal) =>
  account.includes("@")
    ? call(membersApi.findByEmail, { query: { email: account } }, { signal })
    : call(membersApi.findByMobile, { query: { mobile: account } }, { signal });

export const saveSecurity = (body: RequestOf<typeof tenantsApi.saveSecuritySettings>["body"]) =>
  call(tenantsApi.saveSecuritySettings, { body });
