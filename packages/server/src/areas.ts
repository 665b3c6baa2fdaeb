import { type ActivationModule, builtModules } from "@benchleaf/contract";
import { accessRoutes, tokensRoutes } from "./areas/access/access.routes.ts";
import { accessService } from "./areas/access/access.service.ts";
import { accessTokens, resolveToken } from "./areas/access/access-tokens.ts";
import { manageRoles } from "./areas/access/manage-roles.ts";
import { accountsRoutes } from "./areas/accounts/accounts.routes.ts";
import { accountsService } from "./areas/accounts/accounts.service.ts";
import { firstAccount } from "./areas/accounts/first-account.ts";
import { forgetSessions } from "./areas/accounts/forget-sessions.ts";
import { globalConfigRoutes } from "./areas/accounts/global-config.routes.ts";
import { globalConfigService } from "./areas/accounts/global-config.service.ts";
import { outboxRoutes } from "./areas/accounts/outbox.routes.ts";
import { outboxService } from "./areas/accounts/outbox.service.ts";
import { passkeysRoutes } from "./areas/accounts/passkeys.routes.ts";
import { personalRoutes } from "./areas/accounts/personal.routes.ts";
import { personalService } from "./areas/accounts/personal.service.ts";
import { securityRoutes } from "./areas/accounts/security.routes.ts";
import { alignmentsRoutes } from "./areas/alignments/alignments.routes.ts";
import { alignmentsService, copyAlignments, digestAlignment } from "./areas/alignments/alignments.service.ts";
import { approvalsRoutes } from "./areas/approvals/approvals.routes.ts";
import { approvalsService } from "./areas/approvals/approvals.service.ts";
import { decideApprovals } from "./areas/approvals/decide-approvals.ts";
import { handOverApprovals } from "./areas/approvals/hand-over-approvals.ts";
import { remindApprovers } from "./areas/approvals/remind-approvers.ts";
import { applyForModules } from "./areas/billing/apply-for-modules.ts";
import { activationRoutes, billingRoutes } from "./areas/billing/billing.routes.ts";
import { billingService } from "./areas/billing/billing.service.ts";
import { decideApplications } from "./areas/billing/decide-applications.ts";
import { issueCodes } from "./areas/billing/issue-codes.ts";
import { biolibraryRoutes } from "./areas/biolibrary/biolibrary.routes.ts";
import { biolibraryService } from "./areas/biolibrary/biolibrary.service.ts";
import { searchLibrary } from "./areas/biolibrary/search-library.ts";
import { cloningRoutes } from "./areas/cloning/cloning.routes.ts";
import { cloningService, copyOrigins } from "./areas/cloning/cloning.service.ts";
import { commentsRoutes } from "./areas/comments/comments.routes.ts";
import { commentsService } from "./areas/comments/comments.service.ts";
import { crisprRoutes } from "./areas/crispr/crispr.routes.ts";
import { crisprService } from "./areas/crispr/crispr.service.ts";
import { searchGuides } from "./areas/crispr/search-guides.ts";
import { sweepTrash } from "./areas/files/empty-trash.ts";
import { filesRoutes } from "./areas/files/files.routes.ts";
import { type FileCopies, filesService, namesForTrail } from "./areas/files/files.service.ts";
import { fileLinks } from "./areas/files/links.service.ts";
import { markFiles } from "./areas/files/mark-files.ts";
import { registerUploads, removeObjects, uploadCopies } from "./areas/files/register-uploads.ts";
import { genomesRoutes } from "./areas/genomes/genomes.routes.ts";
import { genomesService } from "./areas/genomes/genomes.service.ts";
import { importGenomes } from "./areas/genomes/import-genomes.ts";
import { takeStretch } from "./areas/genomes/take-stretch.ts";
import { feedbackRoutes, guidanceRoutes, telemetryRoutes } from "./areas/guidance/guidance.routes.ts";
import { guidanceService } from "./areas/guidance/guidance.service.ts";
import { readFeedback } from "./areas/guidance/read-feedback.ts";
import { telemetryService } from "./areas/guidance/telemetry.service.ts";
import { identityRoutes } from "./areas/identity/identity.routes.ts";
import { forgetFlows, identityService } from "./areas/identity/identity.service.ts";
import type { BringSources } from "./areas/interchange/bring-node.ts";
import { type ExportSources, exportProject } from "./areas/interchange/export-project.ts";
import { importArchive } from "./areas/interchange/import-archive.ts";
import { interchangeRoutes } from "./areas/interchange/interchange.routes.ts";
import { interchangeService } from "./areas/interchange/interchange.service.ts";
import { archivesOf } from "./areas/interchange/open-archive.ts";
import { makeExports, prepareExports } from "./areas/interchange/prepare-exports.ts";
import { readArchive } from "./areas/interchange/read-archive.ts";
import { sweepArchives } from "./areas/interchange/sweep-archives.ts";
import { zipFiles } from "./areas/interchange/zip-files.ts";
import { liveStreams } from "./areas/notifications/live-streams.ts";
import { notificationsRoutes } from "./areas/notifications/notifications.routes.ts";
import { notificationsService } from "./areas/notifications/notifications.service.ts";
import { sendDigests } from "./areas/notifications/send-digests.ts";
import { tellChanges } from "./areas/notifications/tell-changes.ts";
import { tellNews } from "./areas/notifications/tell-news.ts";
import { exportPdf } from "./areas/previews/export-pdf.ts";
import { makePdfExports } from "./areas/previews/make-pdf-exports.ts";
import { previewsRoutes } from "./areas/previews/previews.routes.ts";
import { previewsService } from "./areas/previews/previews.service.ts";
import { printFiles } from "./areas/previews/print-files.ts";
import { primersRoutes } from "./areas/primers/primers.routes.ts";
import { primersService } from "./areas/primers/primers.service.ts";
import { deleteProjects } from "./areas/projects/delete-projects.ts";
import { joinWorkspace } from "./areas/projects/join-workspace.ts";
import { openWorkspace } from "./areas/projects/open-workspace.ts";
import { projectsRoutes } from "./areas/projects/projects.routes.ts";
import { namesOfProjects, projectsService } from "./areas/projects/projects.service.ts";
import { indexFiles } from "./areas/search/index-files.ts";
import { searchRoutes } from "./areas/search/search.routes.ts";
import { searchService } from "./areas/search/search.service.ts";
import { bringSequence } from "./areas/sequences/bring-sequence.ts";
import { exportSequence } from "./areas/sequences/export-sequence.ts";
import { importSequences } from "./areas/sequences/import-sequences.ts";
import { openSequencesRoutes } from "./areas/sequences/open-sequences.routes.ts";
import { primerPlaces } from "./areas/sequences/primer-places.ts";
import { publicationsRoutes } from "./areas/sequences/publications.routes.ts";
import { publishSequences } from "./areas/sequences/publish-sequences.ts";
import { seedDemo as seedDemoLab } from "./areas/sequences/seed-demo.ts";
import { sequencesRoutes } from "./areas/sequences/sequences.routes.ts";
import { copySequences, digestSequence, sequencesService } from "./areas/sequences/sequences.service.ts";
import { signFiles } from "./areas/signatures/sign-files.ts";
import { signaturesRoutes } from "./areas/signatures/signatures.routes.ts";
import { signaturesService } from "./areas/signatures/signatures.service.ts";
import { sourcesRoutes } from "./areas/sources/sources.routes.ts";
import { copyRecordOrigins, sourcesService } from "./areas/sources/sources.service.ts";
import { checkTrail } from "./areas/tenants/check-trail.ts";
import { goOn } from "./areas/tenants/go-on.ts";
import { helpMembers } from "./areas/tenants/help-members.ts";
import { inviteMembers } from "./areas/tenants/invite-members.ts";
import { joinTeam } from "./areas/tenants/join-team.ts";
import { manageMembers } from "./areas/tenants/manage-members.ts";
import { manageTeam } from "./areas/tenants/manage-team.ts";
import { readTrail } from "./areas/tenants/read-trail.ts";
import { runTeams } from "./areas/tenants/run-teams.ts";
import { sendInvitations } from "./areas/tenants/send-invitation.ts";
import {
  instanceTeamsRoutes,
  membersRoutes,
  tenantsRoutes,
  trailRoutes,
} from "./areas/tenants/tenants.routes.ts";
import { type MemberHooks, tenantsService } from "./areas/tenants/tenants.service.ts";
import { deliverWebhooks } from "./areas/webhooks/deliver-webhooks.ts";
import { tellWebhooks } from "./areas/webhooks/tell-webhooks.ts";
import { webhooksRoutes } from "./areas/webhooks/webhooks.routes.ts";
import { webhooksService } from "./areas/webhooks/webhooks.service.ts";
import type { IsFeatureOn, ResolveSession } from "./kernel/gate.ts";
import type { Kernel } from "./kernel/kernel.ts";
import type { Binding } from "./kernel/mount.ts";
import type { FindPageHead } from "./kernel/page-head.ts";
import { notices } from "./notices.ts";
import { outsideEvents } from "./outside-events.ts";

/** The areas' services, each handed what it needs of those before it; teams apply for those modules that are there. */
export const services = (kernel: Kernel, modules: readonly ActivationModule[] = builtModules) => {
  const tenants = tenantsService(kernel);
  const projects = projectsService(kernel);
  const files = filesService(kernel);
  const approvals = approvalsService(kernel);
  const opensWorkspace = openWorkspace(tenants, projects);
  const handsOverApprovals = handOverApprovals(kernel, approvals);
  const memberHooks: MemberHooks = {
    welcome: projects.createPersonal,
    openWorkspace: opensWorkspace,
    async handOver(tx, scope, change) {
      await projects.handOver(tx, scope, change);
      await files.handOver(tx, scope, change);
      await handsOverApprovals(tx, scope, change);
    },
  };
  const globalConfig = globalConfigService(kernel);
  const accounts = accountsService(kernel, opensWorkspace, globalConfig);
  const fileCopies: FileCopies = {
    ...uploadCopies,
    async sequence(tx, from, to) {
      await copySequences(tx, from, to);
      await copyRecordOrigins(tx, from, to);
      await copyOrigins(tx, from, to);
    },
    sanger: copySequences,
    alignment: copyAlignments,
  };
  const signatures = signaturesService(kernel);
  const decisions = decideApprovals(kernel, approvals, signatures);
  const fileDigests = { sequence: digestSequence, sanger: digestSequence, alignment: digestAlignment };
  const { bringTags } = markFiles(kernel, files);
  const sequences = sequencesService(kernel, files, bringTags);
  const comments = commentsService(kernel);
  const alignments = alignmentsService(kernel, files);
  const exportsSequence = exportSequence(kernel);
  const previews = previewsService(kernel, exportsSequence);
  const signsFiles = signFiles(kernel, signatures, fileDigests);
  const bringSources: BringSources = {
    files: registerUploads(kernel, files).bring,
    sequences: bringSequence(kernel, files, sequences),
    tags: bringTags,
    comments: comments.bring,
  };
  const exportSources: ExportSources = {
    project: projects.get,
    sequence: (scope, id) => exportsSequence.file(scope, id, { format: "genbank" }),
    alignment: (scope, id) => alignments.fasta(scope, id, undefined),
  };
  return {
    memberHooks,
    accounts,
    globalConfig,
    personal: personalService(kernel),
    access: accessService(kernel),
    identity: identityService(kernel, accounts, joinWorkspace(tenants, projects)),
    tenants,
    billing: billingService(kernel, tenants),
    issuedCodes: issueCodes(kernel, globalConfig),
    modules: applyForModules(kernel, globalConfig, modules),
    applications: decideApplications(kernel, globalConfig),
    files,
    fileLinks: fileLinks(kernel),
    fileCopies,
    comments,
    bringSources,
    exportSources,
    signFiles: signsFiles,
    approvals,
    decisions,
    signatures,
    notifications: notificationsService(kernel, liveStreams(kernel)),
    webhooks: webhooksService(kernel),
    projects,
    biolibrary: biolibraryService(kernel),
    searchLibrary: searchLibrary(kernel),
    projectDeletions: deleteProjects(kernel, approvals, decisions.decideAll),
    sequences,
    importSequences: importSequences(kernel, files),
    findPrimerPlaces: primerPlaces(kernel),
    alignments,
    cloning: cloningService(kernel, sequences),
    primers: primersService(kernel),
    crispr: crisprService(kernel),
    search: searchService(kernel),
    exportSequence: exportsSequence,
    publications: publishSequences(kernel, exportsSequence),
    sources: sourcesService(kernel, sequences, bringSources.sequences),
    genomes: genomesService(kernel),
    takeStretch: takeStretch(kernel, sequences),
    previews,
    exportPdf: exportPdf(kernel, previews, printFiles(kernel, exportsSequence, signsFiles.list)),
    guidance: guidanceService(kernel),
    sentFeedback: readFeedback(kernel, globalConfig),
    telemetry: telemetryService(kernel),
  };
};

/** Every bound row of the contract, in the order of the areas. */
export const areas = (kernel: Kernel, modules?: readonly ActivationModule[]): Binding[] => {
  const made = services(kernel, modules);
  const { access, accounts, memberHooks } = made;
  forgetSessions(kernel);
  forgetFlows(kernel);
  remindApprovers(kernel);
  sendInvitations(kernel);
  sweepTrash(kernel);
  removeObjects(kernel);
  tellNews(kernel, notices);
  tellChanges(kernel);
  sendDigests(kernel);
  tellWebhooks(kernel, outsideEvents);
  deliverWebhooks(kernel);
  importGenomes(kernel);
  searchGuides(kernel);
  indexFiles(kernel);
  readArchive(kernel, archivesOf(kernel));
  importArchive(kernel, archivesOf(kernel), made.bringSources);
  makeExports(kernel, made.exportSources);
  sweepArchives(kernel);
  return [
    ...accountsRoutes(accounts),
    ...securityRoutes(accounts),
    ...outboxRoutes(outboxService(kernel)),
    ...personalRoutes(made.personal),
    ...globalConfigRoutes(made.globalConfig),
    ...passkeysRoutes(accounts.passkeys),
    ...accessRoutes(access, manageRoles(kernel)),
    ...tokensRoutes(accessTokens(kernel)),
    ...tenantsRoutes(access, manageTeam(kernel, accounts)),
    ...trailRoutes(readTrail(kernel, { file: namesForTrail, project: namesOfProjects }), checkTrail(kernel)),
    ...membersRoutes(
      manageMembers(kernel, accounts, memberHooks),
      helpMembers(kernel, accounts),
      inviteMembers(kernel),
      joinTeam(kernel, accounts, memberHooks),
      goOn(kernel, accounts, memberHooks),
    ),
    ...instanceTeamsRoutes(runTeams(kernel, made.globalConfig)),
    ...billingRoutes(made.billing, made.issuedCodes),
    ...activationRoutes(made.modules, made.applications),
    ...identityRoutes(made.identity),
    ...filesRoutes(kernel, made.files, made.fileLinks, made.fileCopies),
    ...commentsRoutes(made.comments),
    ...signaturesRoutes(kernel, made.signFiles),
    ...approvalsRoutes(kernel, made.approvals, made.decisions, made.signatures),
    ...notificationsRoutes(made.notifications),
    ...webhooksRoutes(made.webhooks),
    ...projectsRoutes(kernel, made.projects, made.projectDeletions),
    ...biolibraryRoutes(made.biolibrary, made.searchLibrary),
    ...sequencesRoutes(made.sequences, made.importSequences, made.exportSequence, made.findPrimerPlaces),
    ...openSequencesRoutes(made.fileLinks, made.sequences, made.exportSequence),
    ...publicationsRoutes(made.publications),
    ...sourcesRoutes(made.sources),
    ...genomesRoutes(made.genomes, made.takeStretch),
    ...alignmentsRoutes(made.alignments),
    ...cloningRoutes(made.cloning),
    ...primersRoutes(made.primers),
    ...crisprRoutes(made.crispr),
    ...searchRoutes(made.search),
    ...interchangeRoutes(
      exportProject(kernel, made.exportSources),
      zipFiles(kernel, made.exportSources),
      prepareExports(kernel, made.exportSources),
      interchangeService(kernel, made.projects),
    ),
    ...previewsRoutes(made.previews, made.exportPdf, makePdfExports(kernel, made.exportPdf)),
    ...guidanceRoutes(made.guidance),
    ...feedbackRoutes(made.sentFeedback),
    ...telemetryRoutes(made.telemetry),
  ];
};

/** Who a program's bearer token stands for. */
export const resolveBearer = (kernel: Kernel): ResolveSession => resolveToken(kernel);

/** Whether a feature is on for a session's team; every row with a `feature` asks. */
export const isFeatureOn = (kernel: Kernel): IsFeatureOn => accessService(kernel).isFeatureOn;

/** What public pages say of themselves before their scripts run. */
export const findHead = (kernel: Kernel): FindPageHead =>
  publishSequences(kernel, exportSequence(kernel)).head;

/** Fills an empty database with the demo lab; a database with accounts stays as it is. */
export const firstPage = (kernel: Kernel): Promise<string | undefined> => firstAccount(kernel).page();

export const seedDemo = (kernel: Kernel): Promise<boolean> => seedDemoLab(kernel, services(kernel));
