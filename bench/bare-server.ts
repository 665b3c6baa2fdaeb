// A process, the peer: Fastify and a pg pool, nothing else. The same SQL, with the tenant in the text and no wall.
import Fastify from "fastify";
import pg from "pg";

export interface BareServer {
  readonly databaseUrl: string;
  readonly tenantId: string;
  readonly userId: string;
  readonly list: { readonly text: string; readonly values: readonly unknown[] };
  readonly create: { readonly text: string; readonly projectId: string };
}

const plan = JSON.parse(process.argv[2]!) as BareServer;
const pool = new pg.Pool({
  connectionString: plan.databaseUrl,
  max: 16,
  options: `-c app.tenant_id=${plan.tenantId} -c app.user_id=${plan.userId}`,
});
const app = Fastify();

app.get("/list", async () => {
  const { rows } = await pool.query({ name: "list", text: plan.list.text, values: [...plan.list.values] });
  return { code: "success", data: { records: rows, nextCursor: null } };
});
app.post("/create", async (request) => {
  const { name } = request.body as { name: string };
  const { rows } = await pool.query({
    name: "create",
    text: plan.create.text,
    values: [plan.create.projectId, name],
  });
  return { code: "success", data: rows[0] };
});
await app.listen({ port: 0, host: "127.0.0.1" });
process.on("SIGTERM", () => void app.close().then(() => pool.end()));
process.stdout.write(`${JSON.stringify(app.server.address())}\n`);
