import { accessApi } from "./access/access.api.ts";
import { tokensApi } from "./access/tokens.api.ts";
import { accountsApi } from "./accounts/accounts.api.ts";
import { instanceApi } from "./accounts/instance.api.ts";
import { outboxApi } from "./accounts/outbox.api.ts";
import { passkeysApi } from "./accounts/passkeys.api.ts";
import { personalApi } from "./accounts/personal.api.ts";
import { securityApi } from "./accounts/security.api.ts";
import { alignmentsApi } from "./alignments/alignments.api.ts";
import { approvalsApi } from "./approvals/approvals.api.ts";
import { activationApi } from "./billing/activation.api.ts";
import { billingApi } from "./billing/billing.api.ts";
import { biolibraryApi } from "./biolibrary/biolibrary.api.ts";
import { cloningApi } from "./cloning/cloning.api.ts";
import { commentsApi } from "./comments/comments.api.ts";
import { crisprApi } from "./crispr/crispr.api.ts";
import { filesApi } from "./files/files.api.ts";
import { linksApi } from "./files/links.api.ts";
import { marksApi } from "./files/marks.api.ts";
import { organizeApi } from "./files/organize.api.ts";
import { sharingApi } from "./files/sharing.api.ts";
import { trashApi } from "./files/trash.api.ts";
import { uploadsApi } from "./files/uploads.api.ts";
import type { Endpoint } from "./foundation/endpoint.ts";
import { genomesApi } from "./genomes/genomes.api.ts";
import { guidanceApi } from "./guidance/guidance.api.ts";
import { telemetryApi } from "./guidance/telemetry.api.ts";
import { identityApi } from "./identity/identity.api.ts";
import { interchangeApi } from "./interchange/interchange.api.ts";
import { notificationsApi } from "./notifications/notifications.api.ts";
import { previewsApi } from "./previews/previews.api.ts";
import { primersApi } from "./primers/primers.api.ts";
import { projectAccessApi } from "./projects/project-access.api.ts";
import { projectMembersApi } from "./projects/project-members.api.ts";
import { projectWorkApi } from "./projects/project-work.api.ts";
import { projectsApi } from "./projects/projects.api.ts";
import { searchApi } from "./search/search.api.ts";
import { openSequencesApi } from "./sequences/open-sequences.api.ts";
import { publicationsApi } from "./sequences/publications.api.ts";
import { sequencesApi } from "./sequences/sequences.api.ts";
import { signaturesApi } from "./signatures/signatures.api.ts";
import { sourcesApi } from "./sources/sources.api.ts";
import { departuresApi } from "./tenants/departures.api.ts";
import { instanceTeamsApi } from "./tenants/instance-teams.api.ts";
import { membersApi } from "./tenants/members.api.ts";
import { tenantsApi } from "./tenants/tenants.api.ts";
import { trailApi } from "./tenants/trail.api.ts";
import { webhooksApi } from "./webhooks/webhooks.api.ts";

/** The areas in their order: a server area may use the services of earlier ones only. */
export const areas = [
  {
    name: "accounts",
    api: { ...accountsApi, ...instanceApi, ...securityApi, ...personalApi, ...passkeysApi, ...outboxApi },
  },
  { name: "access", api: { ...accessApi, ...tokensApi } },
  {
    name: "tenants",
    api: { ...tenantsApi, ...departuresApi, ...instanceTeamsApi, ...membersApi, ...trailApi },
  },
  { name: "billing", api: { ...billingApi, ...activationApi } },
  { name: "identity", api: identityApi },
  {
    name: "files",
    api: { ...filesApi, ...organizeApi, ...marksApi, ...uploadsApi, ...sharingApi, ...linksApi, ...trashApi },
  },
  { name: "comments", api: commentsApi },
  { name: "signatures", api: signaturesApi },
  { name: "approvals", api: approvalsApi },
  { name: "notifications", api: notificationsApi },
  { name: "webhooks", api: webhooksApi },
  { name: "projects", api: { ...projectsApi, ...projectMembersApi, ...projectAccessApi, ...projectWorkApi } },
  { name: "biolibrary", api: biolibraryApi },
  { name: "sequences", api: { ...sequencesApi, ...openSequencesApi, ...publicationsApi } },
  { name: "sources", api: sourcesApi },
  { name: "genomes", api: genomesApi },
  { name: "alignments", api: alignmentsApi },
  { name: "cloning", api: cloningApi },
  { name: "primers", api: primersApi },
  { name: "crispr", api: crisprApi },
  { name: "search", api: searchApi },
  { name: "interchange", api: interchangeApi },
  { name: "previews", api: previewsApi },
  { name: "guidance", api: { ...guidanceApi, ...telemetryApi } },
] as const;

export type AreaName = (typeof areas)[number]["name"];

/** A row with its place, e.g. `{ area: "files", name: "createFolder", row }`. */
export interface NamedEndpoint {
  readonly area: AreaName;
  readonly name: string;
  readonly row: Endpoint;
}

/** Every row of the product, for the mount's completeness test, OpenAPI and generated refusal tests. */
export const allEndpoints: readonly NamedEndpoint[] = areas.flatMap(({ name: area, api }) =>
  Object.entries<Endpoint>(api).map(([name, row]) => ({ area, name, row })),
);
