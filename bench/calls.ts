import type { Owner } from "./sign-in.ts";
import type { RunningProduct } from "./workbench.ts";

/** The calls of one person, whose every answer must be a success. */
export const callsOf = ({ address }: RunningProduct, { headers }: Owner) => {
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(address + path, {
      method,
      headers: { ...headers, ...(body && { "content-type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { code, data } = (await answer.json()) as { code: string; data: T };
    if (code !== "success") throw new Error(`${method} ${path}: ${code}`);
    return data;
  };
  return call;
};

/** The most memory that the server takes while something is done, above what it took before, and how long it lasts. */
export async function watch(
  product: RunningProduct,
  work: () => Promise<void>,
): Promise<{ ms: number; mb: number }> {
  const before = product.memoryMb();
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, product.memoryMb());
  }, 50);
  const started = performance.now();
  await work();
  clearInterval(timer);
  return { ms: performance.now() - started, mb: most - before };
}
