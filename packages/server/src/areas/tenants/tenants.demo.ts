import { accessApi } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import type { DemoLab } from "../../kernel/demo/demo-lab.ts";
import { DEMO_PASSWORD, type DemoPerson, demoEmail, demoPeople } from "../../kernel/demo/demo-people.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { type AccountsService, enterScope } from "../accounts/accounts.service.ts";
import type { MemberHooks, TenantsService } from "./tenants.service.ts";

interface Doors {
  readonly accounts: AccountsService;
  readonly tenants: TenantsService;
  readonly welcome: MemberHooks["welcome"];
}

const ADMIN_ROLE_ID = "-1";

/** Twelve people: the first opens the team, the others join it, and one of them runs the daily business. */
export const demoTeam = (
  { database }: Pick<Kernel, "database">,
  { accounts, tenants, welcome }: Doors,
  lab: DemoLab,
): void => {
  const { team, ...names } = lab.words.tenants;
  const [founder, ...others] = demoPeople;
  const entryOf = (person: DemoPerson) => ({
    email: demoEmail(person),
    name: names[person],
    password: DEMO_PASSWORD,
  });

  lab.on(46, "09:00", async () => {
    const scope = await database.open((tx) =>
      accounts.createAccount(tx, { ...entryOf(founder), tenantName: team }),
    );
    if (scope === null) throw new Error("the demo lab's first account is taken");
    lab.join(founder, scope);
  });

  const takeIn = async (tx: Queries, person: DemoPerson) => {
    const { tenantId } = lab.scopeOf(founder);
    const accountId = await accounts.createBareAccount(tx, entryOf(person));
    if (accountId === null) throw new Error(`the demo lab's ${person} is there already`);
    const scope = { tenantId, userId: accountId };
    await enterScope(tx, scope);
    await tenants.addMember(tx, scope, accountId);
    await welcome(tx, scope, names[person]);
    return scope;
  };
  for (const [index, person] of others.entries())
    lab.on(45 - Math.floor(index / 4), `09:${10 + (index % 4)}`, async () =>
      lab.join(person, await database.open((tx) => takeIn(tx, person))),
    );

  lab.on(44, "10:00", () =>
    lab.ask(founder, accessApi.setUserRoles, {
      body: { userId: lab.scopeOf("zhou").userId, roleIds: [ADMIN_ROLE_ID] },
    }),
  );
};
