import type { Primer3Tags } from "@benchleaf/bio";
import type {
  AnnealingInput,
  DesignedByPrimer3,
  Duplex,
  GenotypedGuide,
  GenotypingInput,
} from "@benchleaf/contract";
import { WorkerLost } from "../../kernel/compute.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { presentAnswer } from "./primers.present.ts";
import {
  anneal,
  checkAnswer,
  checkCount,
  checkCuts,
  checkLength,
  presentGenotyping,
} from "./primers.rules.ts";

/** Limit of waiting and running together: a little less than the request's. */
const PATIENCE_MS = 26_000;

export const primersService = ({ compute }: Kernel, patienceMs = PATIENCE_MS) => {
  /** Aborts what takes too long, even while it waits for its turn: no one would receive its result. */
  const whilePatient = async <T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> => {
    const signal = AbortSignal.timeout(patienceMs);
    try {
      return await work(signal);
    } catch (error) {
      throw signal.aborted || error instanceof WorkerLost ? problem("primers.design.too.slow") : error;
    }
  };

  return {
    anneal: async (request: AnnealingInput): Promise<Duplex> => anneal(request),

    primer3: async (
      { tenantId: team }: Scope,
      { PRIMER_MISPRIMING_LIBRARY: library = "", ...asked }: Primer3Tags,
      circular: boolean,
    ): Promise<DesignedByPrimer3> => {
      const sequence = String(asked.SEQUENCE_TEMPLATE ?? "").replace(/\s+/g, "");
      checkLength(sequence);
      checkCount(asked.PRIMER_NUM_RETURN);
      const input = { asked, sequence, circular, library: String(library) };
      const { answer, tags } = await whilePatient((signal) =>
        compute.run("design-by-primer3", input, { team, signal, timeout: patienceMs }),
      );
      checkAnswer(answer);
      return presentAnswer(answer, tags);
    },

    genotyping: async (
      { tenantId: team }: Scope,
      { name, sequence, circular, guides }: GenotypingInput,
    ): Promise<{ guides: GenotypedGuide[] }> => {
      checkLength(sequence);
      checkCuts(sequence, guides);
      const found = await whilePatient((signal) =>
        compute.run(
          "design-genotyping-primers",
          { sequence, circular, cuts: guides },
          { team, signal, timeout: patienceMs },
        ),
      );
      return { guides: guides.map((guide, index) => presentGenotyping(guide, found[index]!, name)) };
    },
  };
};
export type PrimersService = ReturnType<typeof primersService>;
