import { accountsApi } from "./accounts.api.ts";
import { instanceApi } from "./instance.api.ts";
import { outboxApi } from "./outbox.api.ts";
import { passkeysApi } from "./passkeys.api.ts";
import { personalApi } from "./personal.api.ts";
import { securityApi } from "./security.api.ts";

export * from "./account-names.ts";
export * from "./accounts.api.ts";
export * from "./accounts.schema.ts";
export * from "./captcha.schema.ts";
export * from "./instance.api.ts";
export * from "./instance.schema.ts";
export * from "./outbox.api.ts";
export * from "./passkeys.api.ts";
export * from "./personal.api.ts";
export * from "./profile.schema.ts";
export * from "./security.api.ts";
export * from "./security.schema.ts";
export * from "./sign-in.schema.ts";
export * from "./survey.schema.ts";
export * from "./survey-types.ts";

/** The endpoints of this area. */
export const accountsRows = {
  ...accountsApi,
  ...instanceApi,
  ...securityApi,
  ...personalApi,
  ...passkeysApi,
  ...outboxApi,
};
