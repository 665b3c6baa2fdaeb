/*
 * What dashboards count of each area: a line here adds its sets, each of which its server area provides.
 */
export { approvalsSets } from "./approvals/approvals.sets.ts";
export { elnSets } from "./eln/eln.sets.ts";
export { equipmentSets } from "./equipment/equipment.sets.ts";
export { filesSets } from "./files/files.sets.ts";
export { inspectionSets } from "./inspection/inspection.sets.ts";
export { inventorySets } from "./inventory/inventory.sets.ts";
export { literatureSets } from "./literature/literature.sets.ts";
export { projectsSets } from "./projects/projects.sets.ts";
export { samplesSets } from "./samples/samples.sets.ts";
export { sequencesSets } from "./sequences/sequences.sets.ts";
export { tasksSets } from "./tasks/tasks.sets.ts";
export { tenantsSets } from "./tenants/tenants.sets.ts";
