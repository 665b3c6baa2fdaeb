import { mocloStandards } from "../../../data/moclo-standards.ts";
import { resolveEnzymes } from "../../enzyme/resolve-enzymes.ts";
import {
  type AssemblyProduct,
  type AssemblyResult,
  type AssemblyWarning,
  refuseAssembly,
} from "../assembly.ts";
import type { Fragment } from "../fragment.ts";
import type { AssemblyOptions } from "../options.ts";
import { checkOverhangs, foreignOverhangs } from "../overhangs.ts";
import { ligate } from "./ligation.ts";

/**
 * Digestion and ligation in one pot with a type IIS enzyme (BsaI by default). A product that has a site again, in a
 * part or across a junction, is cut again and is not listed. Warnings report overhangs that may misligate, and with
 * `moclo` overhangs that belong to no modular cloning standard. Source: Engler, Kandzia and Marillonnet, PLoS One
 * 2008;3:e3647; Weber et al., PLoS One 2011;6:e16765 (MoClo).
 */
export const assembleByGoldenGate = (
  method: string,
  fragments: readonly Fragment[],
  given: AssemblyOptions,
): AssemblyResult => {
  const options = { ...given, enzymes: given.enzymes ?? ["BsaI"] };
  const enzymes = resolveEnzymes(options.enzymes);
  if ("code" in enzymes) {
    const code = enzymes.code === "unknown-enzyme" ? "unknown-enzyme" : "bad-option";
    return refuseAssembly(code, enzymes.message);
  }
  for (const { name, site, cuts } of enzymes) {
    const isOutside = (gap: number | null): boolean => gap !== null && (gap <= 0 || gap >= site.length);
    if (cuts.length !== 1 || !isOutside(cuts[0]!.top) || !isOutside(cuts[0]!.bottom)) {
      const message = `${name} does not cut outside its site; Golden Gate needs a type IIS enzyme such as BsaI.`;
      return refuseAssembly("bad-option", message);
    }
  }
  return ligate(fragments, options, {
    method,
    isOnePot: true,
    warn: ([best]) =>
      best ? [...warnOfOverhangs(best), ...(method === "moclo" ? warnOfStandard(best) : [])] : [],
  });
};

const warnOfOverhangs = ({ junctions }: AssemblyProduct): readonly AssemblyWarning[] =>
  checkOverhangs(junctions.map(({ letters }) => letters)).problems.map(({ message }) => ({
    code: "overhang",
    message,
  }));

const warnOfStandard = ({ junctions }: AssemblyProduct): readonly AssemblyWarning[] => {
  const overhangs = junctions.map(({ letters }) => letters);
  const strangers = foreignOverhangs(overhangs);
  if (strangers.length === 0) return [];
  const names = Object.keys(mocloStandards).join(", ");
  const message = `${strangers.join(", ")} is no overhang of a modular cloning standard (${names}).`;
  return [{ code: "overhang", message }];
};
