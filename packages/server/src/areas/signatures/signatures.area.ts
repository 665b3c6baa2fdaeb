import { provide, serverArea } from "../../kernel/area.ts";
import { subjectStateSources } from "../../kernel/subjects.ts";
import { accountsArea } from "../accounts/accounts.area.ts";
import { filesArea } from "../files/files.area.ts";
import { digestOf, fileKinds } from "../files/kinds.service.ts";
import { signFiles } from "./sign-files.ts";
import { signaturesRoutes } from "./signatures.routes.ts";
import { signaturesService } from "./signatures.service.ts";
import { listSigned } from "./signatures.store.ts";
import { signaturesWebhookEvents } from "./signatures.webhook-events.ts";

export const signaturesArea = serverArea({
  needs: { accounts: accountsArea, files: filesArea },
  webhookEvents: signaturesWebhookEvents,
  open({ kernel, resolveAll: all }) {
    const signatures = signaturesService(kernel);
    return {
      signatures,
      signsFiles: signFiles(kernel, signatures, (kind) => digestOf(all(fileKinds), kind)),
    };
  },
  provides: () => [
    provide(subjectStateSources, {
      kind: "file",
      read: async (q, ids) => (await listSigned(q, "file", ids)).map((id) => ({ id, states: ["signed"] })),
    }),
  ],
  routes: ({ signsFiles }, { kernel }) => signaturesRoutes(kernel, signsFiles),
});
