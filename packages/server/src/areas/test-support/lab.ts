import type {
  AlignmentInput,
  AnalysisContent,
  CrisprSettings,
  CurrentUser,
  FeatureKey,
  IdentityPurpose,
  SequenceContent,
} from "@benchleaf/contract";
import type { InjectOptions } from "fastify";
import { areas, findHead, isFeatureOn, resolveBearer, services } from "../../composition-root.ts";
import { buildTestApp, type TestApp, type TestAppOptions } from "../../test-support/test-app.ts";
import { enterScope, resolveSession } from "../accounts/accounts.service.ts";
import { takeLab } from "./lab-pool.ts";

export interface Answer<T = never> {
  readonly status: number;
  readonly code: string;
  readonly data: T;
}

/** One signed-in browser. */
export interface Person {
  readonly user: CurrentUser;
  readonly cookie: string;
  readonly csrfToken: string;
  call<T = never>(
    method: "GET" | "POST" | "PUT" | "DELETE",
    path: string,
    body?: unknown,
  ): Promise<Answer<T>>;
  /** The data of a call that must succeed. */
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body: unknown): Promise<T>;
  put<T>(path: string, body: unknown): Promise<T>;
  upload(name: string, bytes: Uint8Array): Promise<string>;
  /** The token of someone who has proven by their password who they are. */
  prove(purpose: IdentityPurpose): Promise<string>;
  file(path: string): Promise<string>;
}

export interface Lab extends TestApp {
  call<T = never>(
    method: "GET" | "POST" | "PUT" | "DELETE",
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer<T> & { readonly cookies: readonly { name: string; value: string }[] }>;
  register(name: string): Promise<Person>;
  /** The latest verification code for an address; it is in the queue, since no jobs run here. */
  codeFor(address: string): Promise<string>;
  signIn(email: string, password?: string): Promise<Person>;
  /** Another member of a person's team, in the role of daily work, without a team of their own. */
  addColleague(of: Person, name: string): Promise<Person>;
  /** Switches on what a person's team would have to apply for. */
  switchOn(of: Person, ...features: readonly FeatureKey[]): Promise<void>;
}

export const PASSWORD = "Benchleaf1";

export const contentOf = (part: Partial<SequenceContent> = {}): SequenceContent => ({
  name: "demo",
  description: "",
  sequence: "ACGTACGTACGT",
  circular: false,
  isProtein: false,
  isRna: false,
  features: [],
  primers: [],
  meta: {},
  ...part,
});

export const crisprSettings = (part: Partial<CrisprSettings> = {}): CrisprSettings => ({
  nuclease: "SpCas9",
  pam: null,
  spacerLength: null,
  flank: 0,
  onTarget: "ruleSet1",
  maxMismatches: 3,
  maxDnaBulge: 0,
  maxRnaBulge: 0,
  minSpecificity: 0,
  ...part,
});

/** Two rows of an alignment, the second a read with a gap. */
export const alignmentOf = (part: Partial<AlignmentInput> = {}): AlignmentInput => {
  const row = {
    source: null,
    start: 0,
    strand: 1,
    circular: false,
    isHidden: false,
    features: [],
    calls: [],
  };
  return {
    alphabet: "dna",
    settings: {
      method: "reads",
      matrix: null,
      match: 2,
      mismatch: -4,
      gapOpen: -6,
      gapExtend: -0.5,
      rounds: 8,
      isTrimmed: true,
      errorLimit: 0.05,
      minimumLength: 20,
      minimumIdentity: 0.8,
      callsDoublePeaks: true,
    },
    referenceId: "ref",
    expectedFeatures: [],
    minimumQuality: 20,
    leftOut: [],
    rows: [
      { ...row, strand: 1, id: "ref", name: "plasmid", letters: "ACGTACGT", size: 8, read: null },
      {
        ...row,
        strand: 1,
        id: "r1",
        name: "read one",
        letters: " CG-ACG ",
        size: 5,
        read: { firstColumn: 1, qualities: "IIIII", trimmed: { start: 0, end: 5 }, hasTrace: true },
      },
    ],
    ...part,
  };
};

export interface LabOptions extends TestAppOptions {
  /** The lab is not lent to other files of the worker, before or after. */
  readonly database?: "own";
}

/**
 * The application with an empty database. Files of a worker use the same lab one after another: see lab-pool.ts for
 * what a file may do to it, and for when it gets a new one.
 */
export const buildLab = async (options: LabOptions = {}): Promise<Lab> => {
  const { database, ...others } = options;
  const parts = { areas, resolveSession, resolveBearer, isFeatureOn, findHead };
  const build = async (): Promise<TestApp> => {
    const made = await buildTestApp({ ...parts, ...others });
    // Opened before its first use: they register handlers at the kernel.
    services(made.kernel);
    return made;
  };
  const built = database === "own" ? await build() : await takeLab(others, build);
  const call: Lab["call"] = async (method, path, body, headers = {}) => {
    const request: InjectOptions = { method, url: `/app${path}`, headers: { lang: "en-US", ...headers } };
    if (body !== undefined) request.payload = body as object;
    const answer = await built.app.inject(request);
    const { code, data } = answer.json();
    return { status: answer.statusCode, code, data, cookies: answer.cookies };
  };
  const asPerson = (
    answer: Awaited<ReturnType<typeof call<{ user: CurrentUser; csrfToken: string }>>>,
  ): Person => {
    if (answer.code !== "success") throw new Error(`sign-in answered ${answer.code}`);
    const { user, csrfToken } = answer.data;
    const token = answer.cookies.find((one) => one.name === "benchleaf_session")?.value ?? "";
    const cookie = `benchleaf_session=${token}`;
    const headers = { cookie, "x-csrf-token": csrfToken };
    const wanted = async <T>(
      method: "GET" | "POST" | "PUT" | "DELETE",
      path: string,
      body?: unknown,
    ): Promise<T> => {
      const { code, data, status } = await call<T>(method, path, body, headers);
      if (code !== "success") throw new Error(`${method} ${path}: ${status} ${code} ${JSON.stringify(data)}`);
      return data;
    };
    return {
      user,
      cookie,
      csrfToken,
      call: (method, path, body) => call(method, path, body, headers),
      get: (path) => wanted("GET", path),
      post: (path, body) => wanted("POST", path, body),
      put: (path, body) => wanted("PUT", path, body),
      async prove(purpose) {
        const input = { purpose, authMethod: "password", code: PASSWORD };
        return (await wanted<{ token: string }>("POST", "/verifyIdentity", input)).token;
      },
      async upload(name, bytes) {
        const query = new URLSearchParams({ name, size: String(bytes.length), contentType: "text/plain" });
        const signed = await wanted<{ signedUrl: string; uuid: string }>("GET", `/file/sign?${query}`);
        const put = await built.app.inject({
          method: "PUT",
          url: signed.signedUrl,
          payload: Buffer.from(bytes),
          headers: { ...headers, "content-type": "text/plain" },
        });
        if (put.statusCode >= 300) throw new Error(`upload answered ${put.statusCode} ${put.body}`);
        return signed.uuid;
      },
      async file(path) {
        const answer = await built.app.inject({ method: "GET", url: `/app${path}`, headers });
        if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.body}`);
        return answer.body;
      },
    };
  };
  const signIn: Lab["signIn"] = async (email, password = PASSWORD) =>
    asPerson(await call("POST", "/passwordLogin", { username: email, password }));
  const addColleague: Lab["addColleague"] = async (of, name) => {
    const {
      accounts: { accounts },
      tenants: { tenants },
      projects: { projects },
    } = services(built.kernel);
    const email = `${name}@lab.test`;
    await built.kernel.database.open(async (tx) => {
      const accountId = await accounts.createBareAccount(tx, { email, name, password: PASSWORD });
      const scope = { tenantId: of.user.tenantId, userId: accountId ?? "" };
      await enterScope(tx, scope);
      await tenants.addMember(tx, scope, scope.userId);
      await projects.createPersonal(tx, scope, name);
    });
    return signIn(email);
  };
  return {
    ...built,
    call,
    signIn,
    addColleague,
    async switchOn(of, ...features) {
      await built.database.asOwner(
        `insert into feature_switch (tenant_id, feature, feature_level, enabled, visible, limited_quantity, send_method)
         select $1, f, 'feature', true, true, -1, '{}' from unnest($2::text[]) as f
         on conflict (tenant_id, feature) do update set enabled = true`,
        [of.user.tenantId, features],
      );
    },
    async register(name) {
      const email = `${name}@lab.test`;
      const account = { email, name, password: PASSWORD };
      await built.kernel.database.open((tx) =>
        services(built.kernel).accounts.accounts.createAccount(tx, account),
      );
      return asPerson(await call("POST", "/passwordLogin", { username: email, password: PASSWORD }));
    },
    async codeFor(address) {
      const waiting = await built.database.asOwner<{ sealed: string }>(
        `select payload->'payload'->>'sealed' as sealed from graphile_worker._private_jobs j
         join graphile_worker._private_tasks t on t.id = j.task_id
         where t.identifier = 'send-code' order by j.id desc`,
      );
      const jobs = waiting.map(
        ({ sealed }) =>
          JSON.parse(built.kernel.seals.open("verification code", sealed)) as { to: string; code: string },
      );
      const found = jobs.find(({ to }) => to === address);
      if (found === undefined) throw new Error(`no code was asked for ${address}`);
      return found.code;
    },
  };
};

/** Two groups that a t-test compares. */
export const analysisOf = (part: Partial<AnalysisContent> = {}): AnalysisContent => ({
  table: {
    columns: [
      { id: "c1", name: "control" },
      { id: "c2", name: "treated" },
    ],
    rows: [
      ["1.2", "2.1"],
      ["1.4", "2.6"],
      ["1.1", "2.2"],
      ["1.3", "2.4"],
    ],
  },
  source: null,
  plate: null,
  spec: {
    method: "tTest",
    roles: { values: ["c1", "c2"] },
    options: {
      ...{ confidence: 0.95, hasEqualVariances: false, expected: 0, postHoc: "tukey", correction: "holm" },
      ...{ control: null, anovaType: 3, isRanked: false, degree: 1, hasFiveParameters: false },
      ...{ bottom: null, top: null, weighting: "none", growthModel: "logistic", standardModel: "4pl" },
      ...{ hasYates: false, isExact: false, references: [], efficiencies: {} },
    },
    decimalMark: null,
    excluded: [],
  },
  figure: {
    ...{ title: "figure", xName: "", yName: "", width: 80, height: 60, fontSize: 8 },
    ...{ shape: "points", error: "sd", isGray: false, hasBand: true },
  },
  ...part,
});
