import { servePlans } from "../../../kernel/sequence-view/serve-plans.ts";
import { planParts } from "./plan-parts.ts";
import type { AssemblyWish, PlannedAssembly } from "./planned-assembly.ts";

servePlans<AssemblyWish, PlannedAssembly>(planParts);
