import { primersApi } from "@benchleaf/contract";
import { type Binding, bind } from "../../kernel/mount.ts";
import type { PrimersService } from "./primers.service.ts";

export const primersRoutes = (primers: PrimersService): Binding[] => [
  bind(primersApi.anneal, ({ body }) => primers.anneal(body)),
  bind(primersApi.primer3, ({ query, body }, { session }) =>
    primers.primer3(session, body, query.circular === "true"),
  ),
  bind(primersApi.genotyping, ({ body }, { session }) => primers.genotyping(session, body)),
];
