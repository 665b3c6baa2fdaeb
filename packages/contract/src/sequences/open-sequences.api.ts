import { z } from "zod";
import { OPEN_FILE, openLinkParams, openLinkQuery } from "../files/links.api.ts";
import { endpoint } from "../foundation/endpoint.ts";
import { storedContentSchema } from "./sequences.schema.ts";

const link = {
  access: "public",
  params: openLinkParams,
  errors: ["fileLink.not.found"],
  perMinute: 120,
} as const;

/** A link that leads to a sequence: what its page draws, and the files that it hands out. */
export const openSequencesApi = {
  openSequence: endpoint({
    ...link,
    method: "GET",
    path: `${OPEN_FILE}/sequence`,
    summary: "The sequence that a link leads to",
    query: openLinkQuery,
    data: storedContentSchema,
  }),
  openSequenceFile: endpoint({
    ...link,
    method: "GET",
    path: `${OPEN_FILE}/sequence/file`,
    summary: "The sequence that a link leads to, as a GenBank or FASTA file",
    query: openLinkQuery.extend({ format: z.enum(["genbank", "fasta"]) }),
    answersFile: true,
  }),
};
