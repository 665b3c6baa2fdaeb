import { passkeysApi } from "@benchleaf/contract";
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { type Binding, bind, bindPublic } from "../../kernel/mount.ts";
import type { PasskeysService } from "./passkeys.ts";
import { answerAdmission } from "./session-cookie.ts";

export const passkeysRoutes = (passkeys: PasskeysService): Binding[] => [
  bind(passkeysApi.passkeys, (_request, { session }) => passkeys.list(session)),
  bind(passkeysApi.beginPasskey, ({ body }, { session, origin, locale }) =>
    passkeys.beginAdding(session, body.token, { origin, locale }),
  ),
  bind(passkeysApi.addPasskey, ({ body }, { session, origin }) =>
    // The library validates what the contract leaves open, and trusts no input.
    passkeys.add(session, { ...body, credential: body.credential as RegistrationResponseJSON }, origin),
  ),
  bind(passkeysApi.renamePasskey, ({ params, body }, { session }) =>
    passkeys.rename(session, params.passkeyId, body.name),
  ),
  bind(passkeysApi.removePasskey, ({ params }, { session }) => passkeys.remove(session, params.passkeyId)),
  bindPublic(passkeysApi.beginPasskeyLogin, (_request, { origin }) => passkeys.beginSignIn(origin)),
  bindPublic(passkeysApi.passkeyLogin, async ({ body }, context) => {
    const credential = body.credential as AuthenticationResponseJSON;
    return answerAdmission(context, await passkeys.signIn({ ...body, credential }, context.origin, context));
  }),
];
