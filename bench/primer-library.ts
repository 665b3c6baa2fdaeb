import { loadCommonPlasmids } from "../packages/bio/src/index.ts";
import { type Measurement, median } from "./results.ts";
import { withDemoLab } from "./workbench.ts";

const PRIMERS = 100_000;
const ROUNDS = 11;
const MAX_MS = 1_000;

/** Primers of 22 bases made of numbers, so that they are the same in every run. */
const addPrimers = `
  insert into library_entry
    (tenant_id, owner_id, kind, scope, name, description, content, content_key, details, seed)
  select $1, $2, 'primer', 'shared', 'bulk ' || n, '', letters, sha256((':' || letters)::bytea),
    '{"orderNumber":""}'::jsonb,
    (select sum((strpos('ACGT', substr(letters, 12 + place, 1)) - 1) * 4 ^ (10 - place))
     from generate_series(1, 10) place)::integer
  from (select n, translate(substr(md5(n::text), 1, 22), '0123456789abcdef', 'ACGTACGTACGTACGT') as letters
        from generate_series(1, ${PRIMERS}) n) made
  on conflict do nothing`;

const goal = (work: string, size: string, times: readonly number[]): Measurement => {
  const ms = median(times);
  return {
    ...{ work, size, median_ms: ms, peer: null, peer_median_ms: null, ratio: null },
    ...{ goal: `under ${MAX_MS} ms`, met: ms < MAX_MS },
  };
};

/** Which of a team's 100,000 primers bind published plasmids, asked as the editor asks. */
export const measure = (): Promise<Measurement[]> =>
  withDemoLab(async ({ database, product, owner }) => {
    await database.query(addPrimers, [owner.tenantId, owner.userId]);
    await database.query("vacuum analyze library_entry");
    const plasmids = (await loadCommonPlasmids()).toSorted(
      (a, b) => a.record.sequence.length - b.record.sequence.length,
    );
    const ask = async (sequence: string): Promise<{ ms: number; found: number }> => {
      const started = performance.now();
      const answer = await fetch(
        `${product.address}/app/application/molecular-biology/libraries/primer/binding`,
        {
          method: "POST",
          headers: { ...owner.headers, "content-type": "application/json" },
          body: JSON.stringify({ sequence, circular: true }),
        },
      );
      const { code, data } = (await answer.json()) as { code: string; data: { bindings: unknown[] } };
      if (code !== "success") throw new Error(`the library answered ${code}`);
      return { ms: performance.now() - started, found: data.bindings.length };
    };
    const measurements: Measurement[] = [];
    for (const { record } of [plasmids[0]!, plasmids.at(-1)!]) {
      const rounds: { ms: number; found: number }[] = [];
      for (let round = 0; round < ROUNDS; round++) rounds.push(await ask(record.sequence));
      const size = `${record.sequence.length} bp, ${rounds[0]!.found} of ${PRIMERS} bind`;
      measurements.push(
        goal(
          `primers that bind ${record.name}`,
          size,
          rounds.map(({ ms }) => ms),
        ),
      );
    }
    return measurements;
  });
