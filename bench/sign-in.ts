import { SESSION_COOKIE } from "../packages/server/src/kernel/session-cookie.ts";

/** The demo lab's owner, signed in: what their calls carry, and where they work. */
export interface Owner {
  readonly headers: Record<string, string>;
  readonly tenantId: string;
  readonly userId: string;
  readonly projectId: string;
}

export const demoOwner = { username: "owner@demo.lab", password: "Benchleaf1" };

export async function signIn(address: string): Promise<Owner> {
  const answer = await fetch(`${address}/app/passwordLogin`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: address },
    body: JSON.stringify(demoOwner),
  });
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0]!)
    .find((pair) => pair.startsWith(`${SESSION_COOKIE}=`));
  if (cookie === undefined) throw new Error(`sign-in answered ${answer.status} without a session`);
  const { data } = (await answer.json()) as {
    data: { csrfToken: string; user: { tenantId: string; userId: string; personalProjectId: string } };
  };
  const { tenantId, userId, personalProjectId: projectId } = data.user;
  // The second cookie is what a browser has after its first call.
  const headers = {
    cookie: `${cookie}; x-visitor-id=bench-visitor`,
    "x-csrf-token": data.csrfToken,
    origin: address,
  };
  return { headers, tenantId, userId, projectId };
}
