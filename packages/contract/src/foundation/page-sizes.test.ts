import { expect, it } from "vitest";
import { accessApi } from "../access/access.api.ts";
import { projectMembersApi } from "../projects/project-members.api.ts";
import { securitySettingsSchema } from "../tenants/tenants.schema.ts";

it("the list of roles has 1000 to a page", () => {
  expect(accessApi.roles.query?.parse({})).toMatchObject({ size: 1_000 });
});

it("the members of a project begin at page 1, with 20 to a page", () => {
  expect(projectMembersApi.members.query?.parse({})).toEqual({ currentPage: 1, size: 20 });
});

it("passwords are changed every 180 days where nothing else is set", () => {
  const settings = {
    isTwoFactorEnabled: false,
    isPasswordRotationEnabled: true,
    isIpEnabled: false,
    ipList: [],
  };
  expect(securitySettingsSchema.parse(settings).passwordRotationInterval).toBe(180);
});
