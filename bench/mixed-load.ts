import { accountsApi, commentsApi, filesApi, searchApi, sequencesApi, uploadsApi } from "@benchleaf/contract";
import { callsOf } from "./calls.ts";
import { type LoadResult, type MixedCall, runMix, type Step } from "./load.ts";
import type { Measurement } from "./results.ts";
import { demoOwner } from "./sign-in.ts";
import { sized } from "./smoke-mode.ts";
import type { DemoLab } from "./workbench.ts";

const CONNECTIONS = sized(200, 4);
const SECONDS = sized(20, 1);
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

const UPLOAD = "benchleaf ".repeat(2_000);
const bytes = { "content-type": "application/octet-stream" };

/** What a lab does in a busy minute, by how often: two requests in three read. */
async function ourCalls(lab: DemoLab): Promise<MixedCall[]> {
  const { product, owner } = lab;
  const call = callsOf(product, owner);
  const { file } = await call<{ file: { id: string } }>("POST", `/app${sequencesApi.create.path}`, {
    projectId: owner.projectId,
    content: { ...content, name: "read by all" },
  });
  const at = (path: string): string => `${product.address}/app${path}`;
  const read = (times: number, path: string): MixedCall => ({
    times,
    steps: [{ url: at(path), method: "GET" }],
  });
  const send = (path: string, body: object, method: "POST" | "PUT" = "POST"): Step => ({
    url: at(path),
    method,
    body: JSON.stringify(body),
  });
  const inProject = { projectId: owner.projectId, folderId: null };
  const create = {
    ...send(sequencesApi.create.path, { ...inProject, content }),
    takes: { id: "data.file.id" },
  };
  const save = { ...content, sequence: "TGCA".repeat(700) };
  const name = "mixed {n}.bin";
  const query = new URLSearchParams({ size: String(UPLOAD.length), contentType: "" });
  return [
    read(14, `${filesApi.list.path}?projectId=${owner.projectId}&limit=50`),
    read(6, sequencesApi.get.path.replace(":sequenceId", file.id)),
    read(4, `${searchApi.search.path}?q=plasmid`),
    read(2, `${filesApi.find.path}?search=plasmid`),
    read(4, filesApi.recent.path),
    { times: 4, steps: [send(filesApi.createFolder.path, { ...inProject, name: "mixed {n}" })] },
    // Made and saved over: the second version on top of the first.
    {
      times: 3,
      steps: [
        create,
        send(sequencesApi.save.path.replace(":sequenceId", "{id}"), { baseVersion: 1, content: save }, "PUT"),
      ],
    },
    {
      times: 2,
      steps: [
        send(commentsApi.add.path.replace(":fileId", file.id), {
          body: "looks right {n}",
          mentionIds: [],
          threadId: null,
          anchor: null,
        }),
      ],
    },
    // A picture of a gel, as a browser sends it: signed, sent, registered.
    {
      times: 1,
      steps: [
        {
          url: `${at(uploadsApi.sign.path)}?${query}&name=mixed-{n}.bin`,
          method: "GET",
          takes: { uuid: "data.uuid", url: "data.signedUrl" },
        },
        { url: `${product.address}{url}`, method: "PUT", headers: bytes, body: UPLOAD },
        send(uploadsApi.register.path, { ...inProject, uuid: "{uuid}", name }),
      ],
    },
    // A user who signs in, from a browser without a session.
    {
      times: 1,
      steps: [
        {
          ...send(accountsApi.passwordLogin.path, demoOwner),
          headers: { "content-type": "application/json", origin: product.address },
        },
      ],
    },
  ];
}

const row = (ours: LoadResult, peer: LoadResult, name: string): Measurement[] => {
  const size = `${CONNECTIONS} connections, ${SECONDS} s: ${(ours.answered / ours.seconds).toFixed(0)} answers/s, ${ours.failed} refused`;
  const each = ({ seconds, answered }: LoadResult): number => (seconds * 1000) / answered;
  return [
    {
      work: "lists, reads, searches, saves, uploads, comments and sign-ins at once, time per answer",
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

/** A busy lab on one node, compared with a peer that only lists and inserts with the same share of writes. */
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
      { times: 15, steps: [{ url: `${peerAddress}/list`, method: "GET" as const }] },
      {
        times: 5,
        steps: [
          {
            url: `${peerAddress}/create`,
            method: "POST" as const,
            body: JSON.stringify({ name: "peer {n}" }),
          },
        ],
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
