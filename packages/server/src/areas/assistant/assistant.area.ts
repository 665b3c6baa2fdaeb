import { serverArea } from "../../kernel/area.ts";
import { createEndpointCaller } from "../../kernel/call-endpoint.ts";
import { accessArea } from "../access/access.area.ts";
import { accountsArea } from "../accounts/accounts.area.ts";
import { guideArea } from "../guide/guide.area.ts";
import { modelsArea } from "../models/models.area.ts";
import { tenantsArea } from "../tenants/tenants.area.ts";
import { assistantRoutes } from "./assistant.routes.ts";
import { assistantService } from "./assistant.service.ts";
import { mcpServer } from "./mcp/mcp-server.ts";
import { proposalsService } from "./proposals/proposals.service.ts";

export const assistantArea = serverArea({
  needs: {
    access: accessArea,
    accounts: accountsArea,
    guide: guideArea,
    models: modelsArea,
    tenants: tenantsArea,
  },
  open({ kernel, bindings }, { access: { access }, accounts: { accounts }, models: { models } }) {
    const { isFeatureOn } = access;
    const call = createEndpointCaller(bindings, isFeatureOn);
    const proposals = proposalsService(kernel, call);
    const { sessionOf } = accounts;
    return {
      proposals,
      assistant: assistantService(kernel, { models, proposals, call, isFeatureOn, sessionOf }),
      mcp: mcpServer({ proposals, call, isFeatureOn }),
    };
  },
  routes: (own) => assistantRoutes(own),
  start: ({ proposals }, { kernel: { jobs } }) => jobs.everyNight("sweep-proposals", proposals.sweep),
});
