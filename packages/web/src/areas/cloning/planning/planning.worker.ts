import type { BenchPlan } from "@benchleaf/contract";
import { servePlans } from "../../../shared/sequences/serve-plans.ts";
import { planBench } from "./plan-bench.ts";
import type { PlannedBench } from "./planned-bench.ts";

servePlans<BenchPlan, PlannedBench>((plan, moleculeOf) =>
  planBench(plan, (id, version) => moleculeOf(`${id} ${version}`)),
);
