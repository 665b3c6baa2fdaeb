import { type CurrentUser, personalApi, surveyTypes, tenantsApi } from "@benchleaf/contract";
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { call } from "../client.ts";
import { features } from "../features.ts";
import { readStored, writeStored } from "../preferences.ts";
import { session, signInDialog } from "../session.ts";
import { createStore, useStore } from "../store.ts";
import type { AlertFacts, AlertKind } from "./alert-rules.ts";
import { useOtherTabs } from "./meet-session.ts";

const TENANT_KEY = "yy-tenant";
const SEEN_KEY = "yy-team-upgraded";

/** The team that a tab of this browser has entered last. */
const storedTenant = createStore<string | null>(readStored(TENANT_KEY));

const dismissed = createStore<ReadonlySet<AlertKind>>(new Set());

/** Closes an alert until the page is reloaded. */
export const dismissAlert = (kind: AlertKind): void => dismissed.set(new Set([...dismissed.get(), kind]));

/** This tab continues in its team: the others are after now. */
export const rememberTenant = (tenantId: string): void => {
  writeStored(TENANT_KEY, tenantId);
  storedTenant.set(tenantId);
};

const seenKey = (tenantId: string): string => `${SEEN_KEY}-${tenantId}`;

/** Remembers which edition of the team the user has been shown, so that a change is shown once. */
export const rememberSeenType = ({ tenantId, type }: Pick<CurrentUser, "tenantId" | "type">): void =>
  writeStored(seenKey(tenantId), type);

/** Stores the team of a page when it opens, and follows team changes in other tabs. */
const useTenantWatch = ({ tenantId, type }: CurrentUser): void => {
  useEffect(() => {
    rememberTenant(tenantId);
    if (readStored(seenKey(tenantId)) === null) rememberSeenType({ tenantId, type });
    const hear = (event: StorageEvent) => event.key === TENANT_KEY && storedTenant.set(event.newValue);
    window.addEventListener("storage", hear);
    return () => window.removeEventListener("storage", hear);
  }, [tenantId, type]);
};

const LATER_KEY = "yy-profile-later";
const LATER_DAYS = 7;

/** Asks for the profile again in a week, in this browser. */
export const putProfileAside = (userId: string): void => {
  writeStored(`${LATER_KEY}-${userId}`, String(Date.now() + LATER_DAYS * 86_400_000));
  dismissAlert("profileIncomplete");
};

const isPutAside = (userId: string): boolean =>
  Number(readStored(`${LATER_KEY}-${userId}`) ?? 0) > Date.now();

/** Only a user who was asked to fill in the survey, and who has not postponed it, sees it. */
const useIsProfileOwed = ({ surveyType, userId }: CurrentUser): boolean => {
  const owed = isPutAside(userId) ? undefined : surveyTypes.find((type) => type === surveyType);
  const { data } = useQuery({
    queryKey: ["survey", owed],
    queryFn: ({ signal }) => call(personalApi.survey, { params: { surveyType: owed! } }, { signal }),
    enabled: owed !== undefined,
    throwOnError: false,
  });
  return owed !== undefined && data === null;
};

const useSeats = (isAsked: boolean): AlertFacts["seats"] => {
  const { data } = useQuery({
    queryKey: ["alert-seats"],
    queryFn: ({ signal }) => call(tenantsApi.team, undefined, { signal }),
    enabled: isAsked,
    staleTime: Number.POSITIVE_INFINITY,
    throwOnError: false,
  });
  return data ? { members: data.memberCount, limit: data.seatLimit } : null;
};

/** The current state on which alerts depend. */
export const useAlertFacts = (): AlertFacts => {
  const current = useStore(session)!;
  const { user } = current;
  const isIntroductionOn = useStore(features).has("MENU_INTRODUCTION");
  const { pathname } = useLocation();
  useOtherTabs(current);
  useTenantWatch(user);
  return {
    user,
    isIntroductionOn,
    path: pathname,
    isSignInAsked: useStore(signInDialog),
    storedTenantId: useStore(storedTenant),
    isProfileOwed: useIsProfileOwed(user),
    seats: useSeats(isIntroductionOn && user.tenantStatus !== "expired" && user.tenantStatus !== "freeze"),
    seenType: readStored(seenKey(user.tenantId)),
    dismissed: useStore(dismissed),
  };
};
