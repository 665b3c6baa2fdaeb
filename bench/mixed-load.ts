import { commentsApi, filesApi, searchApi, sequencesApi } from "@benchleaf/contract";
import { callsOf } from "./calls.ts";
import { type LoadResult, type MixedCall, runMix } from "./load.ts";
import type { Measurement } from "./results.ts";
import type { DemoLab } from "./workbench.ts";

const CONNECTIONS = 200;
const SECONDS = 20;
const MOST_MS = 1_000;

const content = {
  name: "mixed {n}",
  description: "",
  sequence: "ACGT".repeat(700),
  circular: true,
  isProtein: false,
  isRna: false,
  features: [],
  primers: [],
  meta: {},
};

/** What a lab does in a busy minute, by how often: three reads in four. */
async function ourCalls(lab: DemoLab): Promise<MixedCall[]> {
  const { product, owner } = lab;
  const call = callsOf(product, owner);
  const { file } = await call<{ file: { id: string } }>("POST", `/app${sequencesApi.create.path}`, {
    projectId: owner.projectId,
    content: { ...content, name: "read by all" },
  });
  const at = (path: string): string => `${product.address}/app${path}`;
  const read = (times: number, path: string): MixedCall => ({ times, url: at(path), method: "GET" });
  const write = (times: number, path: string, body: object): MixedCall => ({
    times,
    url: at(path),
    method: "POST",
    body: JSON.stringify(body),
  });
  return [
    read(7, `${filesApi.list.path}?projectId=${owner.projectId}&limit=50`),
    read(3, sequencesApi.get.path.replace(":sequenceId", file.id)),
    read(2, `${searchApi.search.path}?q=plasmid`),
    read(1, `${filesApi.find.path}?search=plasmid`),
    read(2, filesApi.recent.path),
    write(2, filesApi.createFolder.path, { projectId: owner.projectId, folderId: null, name: "mixed {n}" }),
    write(2, sequencesApi.create.path, { projectId: owner.projectId, content }),
    write(1, commentsApi.add.path.replace(":fileId", file.id), {
      body: "looks right {n}",
      mentionIds: [],
      threadId: null,
      anchor: null,
    }),
  ];
}

const row = (ours: LoadResult, peer: LoadResult, name: string): Measurement[] => {
  const size = `${CONNECTIONS} connections, ${SECONDS} s: ${(ours.answered / ours.seconds).toFixed(0)} answers/s, ${ours.failed} refused`;
  const each = ({ seconds, answered }: LoadResult): number => (seconds * 1000) / answered;
  return [
    {
      work: "lists, reads, searches, saves and comments at once, time per answer",
      size,
      median_ms: each(ours),
      peer: name,
      peer_median_ms: each(peer),
      ratio: each(peer) / each(ours),
      goal: "every answer a success",
      met: ours.failed === 0,
    },
    {
      work: "the same, 99th percentile",
      size,
      median_ms: ours.p99Ms,
      peer: name,
      peer_median_ms: peer.p99Ms,
      ratio: peer.p99Ms / ours.p99Ms,
      goal: `under ${MOST_MS} ms`,
      met: ours.p99Ms < MOST_MS,
    },
  ];
};

/** A busy lab on one node, beside a peer that only lists and inserts with the same share of writes. */
export async function compareMixed(
  lab: DemoLab,
  peerAddress: string,
  peerName: string,
): Promise<Measurement[]> {
  const json = { "content-type": "application/json" };
  const shared = { connections: CONNECTIONS, seconds: SECONDS };
  const ours = { ...shared, headers: lab.owner.headers, calls: await ourCalls(lab) };
  const peer = {
    ...shared,
    headers: {},
    calls: [
      { times: 15, url: `${peerAddress}/list`, method: "GET" as const },
      {
        times: 5,
        url: `${peerAddress}/create`,
        method: "POST" as const,
        body: JSON.stringify({ name: "peer {n}" }),
      },
    ],
  };
  const withJson = <T extends { headers: Record<string, string> }>(mix: T): T => ({
    ...mix,
    headers: { ...mix.headers, ...json },
  });
  for (const mix of [ours, peer]) await runMix(withJson({ ...mix, seconds: 3 }));
  return row(await runMix(withJson(ours)), await runMix(withJson(peer)), peerName);
}
