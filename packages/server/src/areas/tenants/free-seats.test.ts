import type { Team, TrailEntry } from "@benchleaf/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { invitationsOf } from "../test-support/invitations.ts";
import { buildLab, type Lab, type Person } from "../test-support/lab.ts";

let lab: Lab;
let app: Person;
let invitations: ReturnType<typeof invitationsOf>;
beforeAll(async () => {
  lab = await buildLab({ config: { freeSeats: { atFirst: 2, perInvitation: 1, most: 4 } } });
  invitations = invitationsOf(lab);
  app = await lab.register("house");
});
afterAll(() => lab.close());

const seatsOf = async (owner: Person): Promise<number> =>
  (await owner.get<Team>("/tenants/current")).seatLimit;
const setTeam = ({ user }: Person, part: string, body: object) =>
  app.put(`/instance/teams/${user.tenantId}/${part}`, body);
const setSeats = (owner: Person, limitedQuantity: number) =>
  setTeam(owner, "switches", {
    switches: [{ feature: "USER_SEAT", enabled: true, visible: true, limitedQuantity, sendMethod: [] }],
  });
const stockIn = async (owner: Person, name: string): Promise<string> => {
  const guest = await lab.register(name);
  const { code, data } = await invitations.invite(owner, `${name}@lab.test`);
  if (code !== "success") return code;
  return (await invitations.accept(guest, await invitations.codeOf(data))).code;
};

it("has some free seats at first, and more for each invitation that is accepted, up to the most", async () => {
  const owner = await lab.register("free");
  expect(await seatsOf(owner)).toBe(2);
  expect((await invitations.invite(owner, "waits@lab.test")).code).toBe("success");
  expect((await invitations.invite(owner, "too-many@lab.test")).code).toBe("tenant.no.remaining.seats");
  const { records } = await owner.get<{ records: { id: string }[] }>("/invitation");
  await owner.post(`/invitation/${records[0]!.id}/cancel`, undefined);
  const seats: number[] = [];
  for (const name of ["free-a", "free-b", "free-c"]) {
    expect(await stockIn(owner, name)).toBe("success");
    seats.push(await seatsOf(owner));
  }
  expect(seats).toEqual([3, 4, 4]);
  expect(await stockIn(owner, "free-d")).toBe("tenant.no.remaining.seats");
  const trail = await owner.get<{ records: TrailEntry[] }>("/auditTrail?action=invitation.accept");
  expect(trail.records.map(({ after }) => (after as { seatLimit?: number }).seatLimit)).toEqual([
    undefined,
    4,
    3,
  ]);
});

it("leaves alone what was set by hand, and other editions", async () => {
  const owner = await lab.register("paid");
  await setSeats(owner, 10);
  expect(await stockIn(owner, "paid-a")).toBe("success");
  expect(await seatsOf(owner)).toBe(10);
  await setSeats(owner, -1);
  expect(await stockIn(owner, "paid-b")).toBe("success");
  expect(await seatsOf(owner)).toBe(-1);
  const institute = await lab.register("institute");
  await setTeam(institute, "standing", { tenantType: "enterprise", status: "forever", expirationTime: null });
  expect(await stockIn(institute, "institute-a")).toBe("success");
  expect(await seatsOf(institute)).toBe(2);
});
