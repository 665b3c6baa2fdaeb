import type { SampleFilter } from "@benchleaf/contract";
import { analysisSets } from "../../kernel/analysis-sets.ts";
import { provide, serverArea } from "../../kernel/area.ts";
import { subjectKinds, subjectStateSources } from "../../kernel/subjects.ts";
import { accessArea } from "../access/access.area.ts";
import { approvalsArea } from "../approvals/approvals.area.ts";
import { approvalKinds } from "../approvals/approvals.service.ts";
import { labelsArea } from "../labels/labels.area.ts";
import { labelSources, ownCodes } from "../labels/labels.service.ts";
import { projectsArea } from "../projects/projects.area.ts";
import { recordsArea } from "../records/records.area.ts";
import { savedFilters } from "../records/records.service.ts";
import { tablesArea } from "../tables/tables.area.ts";
import { tableKinds } from "../tables/tables.service.ts";
import { tenantsArea } from "../tenants/tenants.area.ts";
import { belongingsRecipient } from "../tenants/tenants.service.ts";
import { warehousesArea } from "../warehouses/warehouses.area.ts";
import { containerKinds } from "../warehouses/warehouses.service.ts";
import { divideSamples } from "./divide-samples.ts";
import { makeSamples } from "./make-samples.ts";
import { manageMetas } from "./manage-metas.ts";
import { manageSamples } from "./manage-samples.ts";
import { remindOwners } from "./remind-owners.ts";
import { requestSamples } from "./request-samples.ts";
import {
  findBySampleNumber,
  sampleContainers,
  sampleLabels,
  sampleStates,
  sampleSubject,
} from "./sample-subject.ts";
import { sampleTables } from "./sample-tables.ts";
import { demoSamples } from "./samples.demo.ts";
import { samplesNotifications } from "./samples.notifications.ts";
import { openSampleStore } from "./samples.policy.ts";
import { metasRoutes, requestsRoutes, sampleFiltersRoutes, samplesRoutes } from "./samples.routes.ts";
import { samplesSet } from "./samples.sets.sql.ts";
import { requestApproval } from "./settle-requests.ts";
import { transferSamples } from "./transfer-samples.ts";
import { useSamples } from "./use-samples.ts";

export const samplesArea = serverArea({
  needs: {
    access: accessArea,
    approvals: approvalsArea,
    labels: labelsArea,
    projects: projectsArea,
    records: recordsArea,
    tables: tablesArea,
    tenants: tenantsArea,
    warehouses: warehousesArea,
  },
  notificationRules: samplesNotifications,
  open({ kernel }, { approvals: { approvals, decisions }, records: { numbering } }) {
    const make = makeSamples(numbering);
    return {
      kernel,
      metas: manageMetas(kernel),
      samples: manageSamples(kernel, make),
      filters: savedFilters<SampleFilter>(kernel, "sample", openSampleStore),
      divide: divideSamples(kernel, make),
      uses: useSamples(kernel),
      requests: requestSamples(kernel, approvals, numbering, decisions.cancel),
      transfers: transferSamples(kernel, numbering),
      tables: [sampleTables(kernel, make)],
    };
  },
  provides: ({ kernel, samples, tables }) => [
    provide(analysisSets, samplesSet),
    provide(subjectKinds, sampleSubject),
    provide(subjectStateSources, sampleStates),
    provide(containerKinds, sampleContainers),
    provide(labelSources, sampleLabels),
    provide(ownCodes, findBySampleNumber),
    provide(approvalKinds, requestApproval(kernel, "OUT")),
    provide(approvalKinds, requestApproval(kernel, "IN")),
    provide(approvalKinds, requestApproval(kernel, "DELETE")),
    provide(belongingsRecipient, samples.handOver),
    provide(tableKinds, tables),
  ],
  routes: ({ metas, samples, filters, divide, uses, requests, transfers }) => [
    ...metasRoutes(metas),
    ...samplesRoutes(samples, divide, uses),
    ...sampleFiltersRoutes(filters),
    ...requestsRoutes(requests, transfers),
  ],
  start: (_, { kernel }) => remindOwners(kernel),
  demo: (_, lab) => demoSamples(lab),
});
