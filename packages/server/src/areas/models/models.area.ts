import { serverArea } from "../../kernel/area.ts";
import { accountsArea } from "../accounts/accounts.area.ts";
import { modelsRoutes } from "./models.routes.ts";
import { modelsService } from "./models.service.ts";

export const modelsArea = serverArea({
  needs: { accounts: accountsArea },
  open: ({ kernel }, { accounts: { globalConfig } }) => ({ models: modelsService(kernel, globalConfig) }),
  routes: ({ models }) => modelsRoutes(models),
  start({ models }, { kernel: { jobs } }) {
    jobs.everyNight("sweep-model-uses", (now) => models.sweep(now));
    jobs.everyQuarter("end-silent-answers", models.endSilentAnswers);
  },
});
