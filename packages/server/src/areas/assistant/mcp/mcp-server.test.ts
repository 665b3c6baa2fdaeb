import type { AccessToken, Project, Proposal } from "@benchleaf/contract";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildLab, type Lab, type Person } from "../../test-support/lab.ts";

let lab: Lab;
let owner: Person;
let origin: string;
let project: Project;
beforeAll(async () => {
  lab = await buildLab();
  owner = await lab.register("owner");
  origin = await lab.app.listen({ port: 0, host: "127.0.0.1" });
  project = await owner.post<Project>("/platform/resource/projects", {
    ...{ name: "Plasmids", accessLevel: "PRIVATE" },
  });
});
afterAll(() => lab.close());

const tokenWith = async (person: Person, permissions: string[]): Promise<string> =>
  (
    await person.post<AccessToken & { token: string }>("/accessTokens", {
      ...{ name: "client", permissions, days: 1 },
    })
  ).token;

const connect = async (token: string): Promise<Client> => {
  const client = new Client({ name: "test", version: "1" });
  const transport = new StreamableHTTPClientTransport(new URL(`${origin}/app/mcp`), {
    requestInit: { headers: { authorization: `Bearer ${token}` } },
  });
  await client.connect(transport as Parameters<Client["connect"]>[0]);
  return client;
};
interface Result {
  readonly content: { readonly type: string; readonly text: string; readonly uri?: string }[];
  readonly isError?: boolean;
}
const use = async (client: Client, name: string, given: Record<string, unknown>): Promise<Result> =>
  (await client.callTool({ name, arguments: given })) as unknown as Result;

it("lists the tools of the token's permissions, and reads by them", async () => {
  const client = await connect(await tokenWith(owner, ["PROJECT_READ"]));
  const { tools } = await client.listTools();
  const names = tools.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["search_guide", "list_projects", "search_files"]));
  expect(names).not.toContain("list_notebook_pages");
  expect(tools.find(({ name }) => name === "list_projects")!.annotations).toMatchObject({
    readOnlyHint: true,
  });
  const { content } = await use(client, "list_projects", { search: "Plasmids" });
  expect(JSON.parse(content[0]!.text).records[0]).toMatchObject({ name: "Plasmids" });
  expect(content[1]).toMatchObject({ type: "resource_link", uri: `${origin}/project/${project.id}/file` });
  const guide = await use(client, "search_guide", { question: "How do I book a device?" });
  expect(JSON.parse(guide.content[0]!.text).sections[0].url).toContain("/open/guide/");
  expect(await use(client, "list_notebook_pages", {})).toMatchObject({ isError: true });
  const wrong = await use(client, "get_project", { projectId: "999999" });
  expect([wrong.isError, JSON.parse(wrong.content[0]!.text).error]).toEqual([true, "project.no.access"]);
  await client.close();
});

it("only proposes a change, which the owner confirms in the browser", async () => {
  const client = await connect(await tokenWith(owner, ["PROJECT_READ", "ELN_READ", "ELN_CREATE"]));
  const page = { projectId: project.id, name: "Digest", markdown: "# Digest" };
  const { content } = await use(client, "create_notebook_page", page);
  const { confirmAt } = JSON.parse(content[0]!.text) as { confirmAt: string };
  const id = confirmAt.split("/").at(-1)!;
  expect(confirmAt).toBe(`${origin}/assistant/proposals/${id}`);
  const list = () => owner.get<{ records: unknown[] }>("/application/molecular-biology/elns");
  expect((await list()).records).toEqual([]);
  const answer = await lab.call(
    "POST",
    `/assistant/proposals/${id}/confirm`,
    {},
    {
      authorization: `Bearer ${await tokenWith(owner, ["ELN_CREATE"])}`,
    },
  );
  expect(answer.code).toBe("permission.denied");
  expect((await owner.post<Proposal>(`/assistant/proposals/${id}/confirm`, {})).state).toBe("confirmed");
  expect((await list()).records).toHaveLength(1);
  await client.close();
});

it("reads the tasks and approvals of its owner under the home page's permission, and only proposes to change them", async () => {
  const token = await tokenWith(owner, ["HOMEPAGE_READ"]);
  const task = await owner.post<{ id: string }>("/platform/resource/tasks", {
    ...{ title: "Order enzymes", assigneeId: owner.user.userId },
  });
  const client = await connect(token);
  const names = (await client.listTools()).tools.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(["list_tasks", "list_my_submissions", "list_approvals_for_me", "create_task"]),
  );
  const { content } = await use(client, "list_tasks", {});
  expect(JSON.parse(content[0]!.text).records[0]).toMatchObject({ title: "Order enzymes" });
  expect((await use(client, "list_approvals_for_me", {})).isError).toBeUndefined();
  const done = await use(client, "complete_task", { taskId: task.id });
  const { confirmAt } = JSON.parse(done.content[0]!.text) as { confirmAt: string };
  const bearer = { authorization: `Bearer ${token}` };
  const path = `/platform/resource/tasks/${task.id}`;
  const direct = await lab.call("PUT", `${path}/done`, { isDone: true }, bearer);
  expect([direct.status, direct.code]).toEqual([403, "permission.denied"]);
  expect((await owner.get<{ state: string }>(path)).state).toBe("todo");
  await owner.post(`/assistant/proposals/${confirmAt.split("/").at(-1)}/confirm`, {});
  expect((await owner.get<{ state: string }>(path)).state).toBe("done");
  await client.close();
  const other = await connect(await tokenWith(owner, ["PROJECT_READ"]));
  const fewer = (await other.listTools()).tools.map(({ name }) => name);
  expect(fewer.filter((name) => /task|approval|submission/.test(name))).toEqual([]);
  await other.close();
});

it("refuses foreign origins, browsers' sessions, wrong tokens and other methods", async () => {
  const token = await tokenWith(owner, ["PROJECT_READ"]);
  const message = { jsonrpc: "2.0", id: 1, method: "tools/list" };
  const post = (headers: Record<string, string>) => lab.call("POST", "/mcp", message, headers);
  const foreign = await post({ authorization: `Bearer ${token}`, origin: "https://evil.example.org" });
  expect([foreign.status, foreign.code]).toEqual([403, "csrf.invalid"]);
  expect((await post({ authorization: "Bearer wrong" })).status).toBe(401);
  expect((await post({ cookie: owner.cookie, "x-csrf-token": owner.csrfToken })).code).toBe(
    "error.unauthorized",
  );
  const get = await lab.call("GET", "/mcp", undefined, { authorization: `Bearer ${token}` });
  expect([get.status, get.code]).toEqual([405, "mcp.method.not.allowed"]);
});
