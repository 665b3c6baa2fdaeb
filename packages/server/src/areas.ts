import { accessRoutes } from "./areas/access/access.routes.ts";
import { accessService } from "./areas/access/access.service.ts";
import { accountsRoutes } from "./areas/accounts/accounts.routes.ts";
import { accountsService } from "./areas/accounts/accounts.service.ts";
import { forgetSessions } from "./areas/accounts/forget-sessions.ts";
import { personalRoutes } from "./areas/accounts/personal.routes.ts";
import { personalService } from "./areas/accounts/personal.service.ts";
import { approvalsRoutes } from "./areas/approvals/approvals.routes.ts";
import { approvalsService } from "./areas/approvals/approvals.service.ts";
import { remindApprovers } from "./areas/approvals/remind-approvers.ts";
import { biolibraryRoutes } from "./areas/biolibrary/biolibrary.routes.ts";
import { biolibraryService } from "./areas/biolibrary/biolibrary.service.ts";
import { searchLibrary } from "./areas/biolibrary/search-library.ts";
import { filesRoutes } from "./areas/files/files.routes.ts";
import { filesService } from "./areas/files/files.service.ts";
import { deleteProjects } from "./areas/projects/delete-projects.ts";
import { openWorkspace } from "./areas/projects/open-workspace.ts";
import { projectsRoutes } from "./areas/projects/projects.routes.ts";
import { projectsService } from "./areas/projects/projects.service.ts";
import { exportSequence } from "./areas/sequences/export-sequence.ts";
import { importSequences } from "./areas/sequences/import-sequences.ts";
import { seedDemo as seedDemoLab } from "./areas/sequences/seed-demo.ts";
import { sequencesRoutes } from "./areas/sequences/sequences.routes.ts";
import { sequencesService } from "./areas/sequences/sequences.service.ts";
import { tenantsService } from "./areas/tenants/tenants.service.ts";
import type { IsFeatureOn } from "./kernel/gate.ts";
import type { Kernel } from "./kernel/kernel.ts";
import type { Binding } from "./kernel/mount.ts";

/** The areas' services, each handed what it needs of those before it. */
export const services = (kernel: Kernel) => {
  const tenants = tenantsService(kernel);
  const projects = projectsService(kernel);
  const files = filesService(kernel);
  const approvals = approvalsService(kernel);
  return {
    accounts: accountsService(kernel, openWorkspace(tenants, projects)),
    personal: personalService(kernel),
    access: accessService(kernel),
    tenants,
    files,
    approvals,
    projects,
    biolibrary: biolibraryService(kernel),
    searchLibrary: searchLibrary(kernel),
    projectDeletions: deleteProjects(kernel, approvals),
    sequences: sequencesService(kernel, files),
    importSequences: importSequences(kernel, files),
    exportSequence: exportSequence(kernel),
  };
};

/** Every bound row of the contract, in the order of the areas. */
export const areas = (kernel: Kernel): Binding[] => {
  const made = services(kernel);
  forgetSessions(kernel);
  remindApprovers(kernel);
  return [
    ...accountsRoutes(made.accounts),
    ...personalRoutes(made.personal),
    ...accessRoutes(made.access),
    ...filesRoutes(kernel, made.files),
    ...approvalsRoutes(kernel, made.approvals),
    ...projectsRoutes(made.projects, made.projectDeletions),
    ...biolibraryRoutes(made.biolibrary, made.searchLibrary),
    ...sequencesRoutes(made.sequences, made.importSequences, made.exportSequence),
  ];
};

/** Whether a feature is on for a session's team; every row with a `feature` asks. */
export const isFeatureOn = (kernel: Kernel): IsFeatureOn => accessService(kernel).isFeatureOn;

/** Fills an empty database with the demo lab; a database with accounts stays as it is. */
export const seedDemo = (kernel: Kernel): Promise<boolean> => seedDemoLab(kernel, services(kernel));
