import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import {
  annealingInputSchema,
  duplexSchema,
  genotypedGuideSchema,
  genotypingInputSchema,
  primer3AnswerSchema,
  primer3TagsSchema,
} from "./primers.schema.ts";

const base = "/application/molecular-biology" as const;
/** The longest template with a quality for each of its bases, and a library. */
const MAX_DESIGN_BYTES = 4 * 1024 ** 2;
const designErrors = ["primers.design.too.long", "primers.design.too.slow"] as const;

/** Annealing, primer3 and genotyping primers, computed by the server. */
export const primersApi = {
  anneal: endpoint({
    method: "POST",
    path: `${base}/annealing`,
    summary: "Two oligos, or a primer and a strand that it binds, as a duplex with its overhangs and Tm",
    access: { permission: ["MOLECULE_TOOLS", "MOLECULE_ANNEALING"] },
    body: annealingInputSchema,
    data: duplexSchema,
    errors: ["primers.oligos.unpaired"],
  }),
  /** Tags that are left out are as primer3 has them; a library is given as FASTA in `PRIMER_MISPRIMING_LIBRARY`. */
  primer3: endpoint({
    method: "POST",
    path: `${base}/primer3`,
    summary: "Design primers by a record of primer3",
    access: { permission: "MOLECULE_TOOLS" },
    query: z.object({ circular: z.enum(["true", "false"]).default("false") }),
    body: primer3TagsSchema,
    data: primer3AnswerSchema,
    errors: designErrors,
    maxBodyBytes: MAX_DESIGN_BYTES,
    // primer3 knows less than three hundred tags.
    maxBodyValues: 1_000,
  }),
  genotyping: endpoint({
    method: "POST",
    path: `${base}/crispr/primers`,
    summary: "The best primer pair around the cut of each guide",
    access: { permission: "MOLECULE_CRISPR", feature: "CRISPR" },
    body: genotypingInputSchema,
    data: z.object({ guides: z.array(genotypedGuideSchema) }),
    errors: designErrors,
    maxBodyBytes: MAX_DESIGN_BYTES,
  }),
};
