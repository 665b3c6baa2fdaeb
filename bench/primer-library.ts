import { type PrimerPlaces, sequencesApi } from "@benchleaf/contract";
import { loadCommonPlasmids } from "../packages/bio/src/index.ts";
import { callsOf } from "./calls.ts";
import { type Measurement, median } from "./results.ts";
import { sized } from "./smoke-mode.ts";
import { type DemoLab, withDemoLab } from "./workbench.ts";

const PRIMERS = sized(100_000, 1_000);
const ROUNDS = sized(11, 2);
const MAX_MS = 1_000;
const PLASMIDS = sized(5_000, 50);
const MAX_PLACES_MS = 10_000;
const MAX_WAIT_MS = 200;
const M13 = "TTGTAAAACGACGGCCAGT";

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

/** Plasmids of 2 to 10 kb in a project of their own, every hundredth with the place of M13 forward. */
const addPlasmids = `
  with made as (
    insert into file (tenant_id, project_id, kind, name, size, owner_id)
    select $1, $3, 'sequence', 'plasmid ' || n, 0, $2 from generate_series(1, ${PLASMIDS}) n
    returning tenant_id, id, name
  ), known as (
    insert into file_version (tenant_id, file_id, version, message, author_id)
    select tenant_id, id, 1, '', $2 from made
  ), listed as (
    insert into sequence (tenant_id, file_id, circular, is_protein, is_rna, feature_count)
    select tenant_id, id, true, false, false, 0 from made
  )
  insert into sequence_version
    (tenant_id, file_id, version, name, description, bases, circular, is_protein, is_rna, features, meta)
  select tenant_id, id, 1, name, '',
    (select string_agg(translate(md5(id::text || ':' || part), '0123456789abcdef', 'ACGTACGTACGTACGT'), '')
     from generate_series(1, 62 + (id * 37) % 250) part) || case when id % 100 = 0 then '${M13}' else '' end,
    true, false, false, '[]', '{}'
  from made`;

const goal = (work: string, size: string, times: readonly number[]): Measurement => {
  const ms = median(times);
  return {
    ...{ work, size, median_ms: ms, peer: null, peer_median_ms: null, ratio: null },
    ...{ goal: `under ${MAX_MS} ms`, met: ms < MAX_MS },
  };
};

/** Where a primer binds in a project of 5,000 plasmids: its first answer, its last, and how long others wait meanwhile. */
async function measurePlaces({ product, owner, database }: DemoLab): Promise<Measurement[]> {
  const call = callsOf(product, owner);
  const { id } = await call<{ id: string }>("POST", "/app/platform/resource/projects", { name: "5,000" });
  await database.query(addPlasmids, [owner.tenantId, owner.userId, id]);
  for (const table of ["file", "sequence", "sequence_version"])
    await database.query(`vacuum analyze ${table}`);
  const waits: number[] = [];
  const started = performance.now();
  let [first, looked, found] = [0, 0, 0];
  let cursor: string | null = "";
  const others = setInterval(() => {
    const asked = performance.now();
    void fetch(`${product.address}/healthz`).then(() => waits.push(performance.now() - asked));
  }, 20);
  while (cursor !== null) {
    const body = { projectId: id, bases: M13, maxMismatches: 1, ...(cursor !== "" && { cursor }) };
    const page: PrimerPlaces = await call("POST", `/app${sequencesApi.primerPlaces.path}`, body);
    first ||= performance.now() - started;
    looked += page.looked;
    found += page.places.length;
    cursor = page.nextCursor;
  }
  clearInterval(others);
  const ms = performance.now() - started;
  if (looked !== PLASMIDS || found < PLASMIDS / 100) throw new Error(`${found} places in ${looked}`);
  const size = `${PLASMIDS} plasmids, ${found} places`;
  const none = { size, peer: null, peer_median_ms: null, ratio: null };
  const told = (work: string, ms: number, most: number): Measurement => ({
    ...{ ...none, work, median_ms: ms, goal: `under ${most} ms`, met: ms < most },
  });
  return [
    told("first places of a primer in a project", first, MAX_MS),
    told("all places of a primer in a project", ms, MAX_PLACES_MS),
    told("longest wait of others meanwhile", Math.max(...waits), MAX_WAIT_MS),
  ];
}

/** Which of a team's 100,000 primers bind published plasmids, requested as the editor does. */
const measureBinding = async ({ database, product, owner }: DemoLab): Promise<Measurement[]> => {
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
};

export const measure = (): Promise<Measurement[]> =>
  withDemoLab(async (lab) => [...(await measureBinding(lab)), ...(await measurePlaces(lab))]);
