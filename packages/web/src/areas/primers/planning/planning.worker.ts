import { servePlans } from "../../../shared/sequences/serve-plans.ts";
import { planParts } from "./plan-parts.ts";
import type { AssemblyInput, PlannedAssembly } from "./planned-assembly.ts";

servePlans<AssemblyInput, PlannedAssembly>(planParts);
