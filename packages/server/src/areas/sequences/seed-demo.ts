import type { Queries } from "../../kernel/database.ts";
import { DEMO_PASSWORD, demoEmail } from "../../kernel/demo/demo-people.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { Scope } from "../../kernel/scope.ts";
import type { AccountsService } from "../accounts/accounts.service.ts";
import type { ProjectsService } from "../projects/projects.service.ts";
import type { TenantsService } from "../tenants/tenants.service.ts";
import { demoSequences } from "./demo-sequences.ts";
import type { SequencesService } from "./sequences.service.ts";

interface Services {
  readonly accounts: AccountsService;
  readonly tenants: TenantsService;
  readonly projects: ProjectsService;
  readonly sequences: SequencesService;
}

/** Fills an empty database with a lab of two people, a shared project and some sequences. False: it was not empty. */
export const seedDemo = async ({ database }: Kernel, services: Services): Promise<boolean> => {
  const { accounts, tenants, projects, sequences } = services;
  const people = await database.open(async (tx: Queries): Promise<{ owner: Scope; member: Scope } | null> => {
    if (!(await accounts.isEmpty(tx))) return null;
    const owner = await accounts.createAccount(tx, {
      email: demoEmail("owner"),
      name: "Demo Owner",
      password: DEMO_PASSWORD,
      tenantName: "Demo Lab",
    });
    const accountId = await accounts.createBareAccount(tx, {
      email: demoEmail("member"),
      name: "Demo Member",
      password: DEMO_PASSWORD,
    });
    if (owner === null || accountId === null) return null;
    await tenants.addMember(tx, owner, accountId);
    const member = { tenantId: owner.tenantId, userId: accountId };
    await projects.createPersonal(tx, member, "Demo Member");
    return { owner, member };
  });
  if (people === null) return false;
  const { owner, member } = people;
  const project = await projects.create(owner, { name: "Demo Project", accessLevel: "PRIVATE" });
  await database.write(owner, (tx) => projects.addMember(tx, owner, project.id, member.userId));
  const place = { projectId: project.id, folderId: null };
  for (const content of demoSequences) await sequences.create(owner, place, content);
  return true;
};
