/*
 * What each area names for others, area by area: a line adds an area's words to every catalogue (errors and their
 * status, permissions, features, the audit trail, notifications, webhook events).
 */
export { accessKeys } from "./access/access.keys.ts";
export { accountsKeys } from "./accounts/accounts.keys.ts";
export { alignmentsKeys } from "./alignments/alignments.keys.ts";
export { analysisKeys } from "./analysis/analysis.keys.ts";
export { announcementsKeys } from "./announcements/announcements.keys.ts";
export { approvalsKeys } from "./approvals/approvals.keys.ts";
export { billingKeys } from "./billing/billing.keys.ts";
export { biolibraryKeys } from "./biolibrary/biolibrary.keys.ts";
export { cloningKeys } from "./cloning/cloning.keys.ts";
export { commentsKeys } from "./comments/comments.keys.ts";
export { crisprKeys } from "./crispr/crispr.keys.ts";
export { documentsKeys } from "./documents/documents.keys.ts";
export { elnKeys } from "./eln/eln.keys.ts";
export { equipmentKeys } from "./equipment/equipment.keys.ts";
export { filesKeys } from "./files/files.keys.ts";
export { appKeys } from "./foundation/app.keys.ts";
export { plannedKeys } from "./foundation/planned.keys.ts";
export { genomesKeys } from "./genomes/genomes.keys.ts";
export { guidanceKeys } from "./guidance/guidance.keys.ts";
export { identityKeys } from "./identity/identity.keys.ts";
export { inspectionKeys } from "./inspection/inspection.keys.ts";
export { interchangeKeys } from "./interchange/interchange.keys.ts";
export { inventoryKeys } from "./inventory/inventory.keys.ts";
export { labelsKeys } from "./labels/labels.keys.ts";
export { literatureKeys } from "./literature/literature.keys.ts";
export { liveKeys } from "./live/live.keys.ts";
export { modelsKeys } from "./models/models.keys.ts";
export { notificationsKeys } from "./notifications/notifications.keys.ts";
export { previewsKeys } from "./previews/previews.keys.ts";
export { primersKeys } from "./primers/primers.keys.ts";
export { projectsKeys } from "./projects/projects.keys.ts";
export { recordsKeys } from "./records/records.keys.ts";
export { samplesKeys } from "./samples/samples.keys.ts";
export { sequencesKeys } from "./sequences/sequences.keys.ts";
export { signaturesKeys } from "./signatures/signatures.keys.ts";
export { sourcesKeys } from "./sources/sources.keys.ts";
export { subjectsKeys } from "./subjects/subjects.keys.ts";
export { tablesKeys } from "./tables/tables.keys.ts";
export { tasksKeys } from "./tasks/tasks.keys.ts";
export { tenantsKeys } from "./tenants/tenants.keys.ts";
export { usesKeys } from "./uses/uses.keys.ts";
export { warehousesKeys } from "./warehouses/warehouses.keys.ts";
export { webhooksKeys } from "./webhooks/webhooks.keys.ts";
