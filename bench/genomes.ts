import { createReadStream, createWriteStream, statSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { callsOf, watch } from "./calls.ts";
import type { Measurement } from "./results.ts";
import { sendUpload } from "./send-upload.ts";
import { sized } from "./smoke-mode.ts";
import { withDemoLab } from "./workbench.ts";

const MAX_SECONDS = 20;
const MAX_MB = 400;
const LINE = 70;
const base = "/app/application/molecular-biology/genomes";

interface Plan {
  readonly name: string;
  readonly letters: number;
  readonly genes: number;
}

const plans: readonly Plan[] = sized(
  [
    { name: "a bacterium of 5 Mb, 4,600 genes", letters: 5_000_000, genes: 4_600 },
    { name: "a chromosome of 250 Mb, 2,000 genes", letters: 250_000_000, genes: 2_000 },
  ],
  [{ name: "a plasmid", letters: 20_000, genes: 10 }],
);

/** Residues without any structure, the same in every run, line by line. */
function* fasta({ letters }: Plan): Generator<Buffer> {
  yield Buffer.from(">chr\n");
  let state = 5;
  const lines = 4_000;
  for (let at = 0; at < letters; at += LINE * lines) {
    const block = Buffer.alloc((LINE + 1) * lines, "\n");
    const count = Math.min(LINE * lines, letters - at);
    let write = 0;
    for (let letter = 0; letter < count; letter++) {
      state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
      block[write++] = "ACGT".charCodeAt((state >> 16) & 3);
      if (letter % LINE === LINE - 1) write++;
    }
    yield block.subarray(0, write);
  }
}

const gff3 = ({ letters, genes }: Plan): string => {
  const step = Math.floor(letters / genes);
  const rows = Array.from({ length: genes }, (_, at) => {
    const place = `${at * step + 1}\t${at * step + 900}\t.\t${at % 2 ? "+" : "-"}`;
    return [
      `chr\tx\tgene\t${place}\t.\tID=g${at};Name=gene${at};locus_tag=T_${at}`,
      `chr\tx\tCDS\t${place}\t0\tID=c${at};Parent=g${at};product=putative protein ${at}`,
    ].join("\n");
  });
  return `##gff-version 3\n${rows.join("\n")}\n`;
};

/** Genomes in until their genes are found: how long it takes, and how much memory of the server. */
export const measure = (): Promise<Measurement[]> =>
  withDemoLab(async ({ folder, product, owner }) => {
    const call = callsOf(product, owner);
    const bring = async (plan: Plan): Promise<{ ms: number; mb: number }> => {
      const file = join(folder, `${plan.letters}.fa`);
      await pipeline(Readable.from(fasta(plan)), createWriteStream(file));
      const { size } = statSync(file);
      const sequence = await sendUpload(product.address, owner, { name: "g.fa", size }, (start, end) =>
        createReadStream(file, { start, end: end - 1 }),
      );
      const rows = Buffer.from(gff3(plan));
      const annotation = await sendUpload(
        product.address,
        owner,
        { name: "g.gff3", size: rows.length },
        (start, end) => Readable.from([rows.subarray(start, end)]),
      );
      return watch(product, async () => {
        const { id } = await call<{ id: string }>("POST", base, {
          name: plan.name,
          organism: "",
          sequence: { uuid: sequence, name: "g.fa" },
          annotation: { uuid: annotation, name: "g.gff3" },
        });
        for (;;) {
          const { state } = await call<{ state: string }>("GET", `${base}/${id}`);
          if (state === "ready") break;
          if (state === "failed") throw new Error("the import failed");
          await new Promise((wake) => setTimeout(wake, 100));
        }
        const last = `gene${plan.genes - 1}`;
        const { records } = await call<{ records: { name: string }[] }>(
          "GET",
          `${base}/${id}/genes?search=${last}`,
        );
        if (records[0]?.name !== last) throw new Error(`${last} is not found`);
      });
    };
    const measured: Measurement[] = [];
    for (const plan of plans) {
      const { ms, mb } = await bring(plan);
      const isBacterium = plan.letters < 10_000_000;
      const none = { size: plan.name, peer: null, peer_median_ms: null, ratio: null };
      measured.push(
        {
          ...none,
          work: "imported and searched",
          median_ms: ms,
          goal: isBacterium ? `under ${MAX_SECONDS} s` : "told",
          met: !isBacterium || ms < MAX_SECONDS * 1000,
        },
        {
          ...none,
          work: "memory that the import takes (MB)",
          median_ms: mb,
          goal: `under ${MAX_MB} MB more`,
          met: mb < MAX_MB,
        },
      );
    }
    return measured;
  });
