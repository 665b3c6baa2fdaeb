import {
  instanceTeamsApi,
  locationsApi,
  materialsApi,
  ordersApi,
  stockApi,
  stockApplicationsApi,
  warehousesApi,
} from "@benchleaf/contract";
import type { DemoLab } from "../../kernel/demo/demo-lab.ts";
import { demoMaterials } from "./demo-materials.ts";

const dayAfter = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Two warehouses with eighty materials, their lots, movements, applications, orders, and low or expiring stock. */
export const demoInventory = (lab: DemoLab): void => {
  const words = lab.words.inventory;
  const stores: string[] = [];
  const shelves: string[] = [];
  const ids = new Map<string, string>();
  const containers = new Map<string, readonly string[]>();

  lab.on(44, "09:00", async () => {
    const feature = { enabled: true, visible: true, limitedQuantity: -1, sendMethod: [] };
    await lab.ask("owner", instanceTeamsApi.changeSwitches, {
      params: { tenantId: lab.scopeOf("owner").tenantId },
      body: {
        switches: (["INVENTORY", "PURCHASE_ORDER"] as const).map((key) => ({ feature: key, ...feature })),
      },
    });
    for (const [name, room] of [
      [words.reagents, words.coldRoom],
      [words.consumables, words.storeRoom],
    ] as const) {
      const { id: warehouseId } = await lab.ask("owner", warehousesApi.create, {
        body: { kind: "inventory", name, teamRight: "use" },
      });
      stores.push(warehouseId);
      const [place] = await lab.ask("owner", locationsApi.create, {
        params: { warehouseId },
        body: { kind: "room", name: room, parentId: null },
      });
      const [shelf] = await lab.ask("owner", locationsApi.create, {
        params: { warehouseId },
        body: { kind: "shelf", name: words.shelf, parentId: place!.id, count: 3 },
      });
      shelves.push(shelf!.id);
    }
  });

  for (const [at, [store, kind, name, unit, brand, value, count]] of demoMaterials.entries())
    lab.on(43 - Math.floor(at / 4), "10:00", async () => {
      const warehouseId = stores[store]!;
      const isLow = at % 13 === 0;
      const { id } = await lab.ask("owner", materialsApi.create, {
        params: { warehouseId },
        body: {
          ...{ kind, unit, brand, name: words[name as keyof typeof words] ?? name },
          lowQuantity: isLow ? "100000" : null,
          expiryDays: kind === "consumable" ? null : 60,
          supplies: [
            {
              ...{ supplier: words.supplier, catalogNumber: "", pack: `${value} ${unit}` },
              ...{ price: String(40 + ((at * 37) % 900)), currency: "CNY" as const },
            },
          ],
        },
      });
      ids.set(name, id);
      const { containerIds } = await lab.ask("owner", stockApi.takeIn, {
        params: { warehouseId },
        body: {
          ...{ materialId: id, batchNo: `2026${String(at + 101)}`, count, quantity: { value, unit } },
          expirationDay: kind === "consumable" ? null : dayAfter(at % 9 === 4 ? 20 : 120 + at * 7),
          locationId: shelves[store]!,
        },
      });
      containers.set(name, containerIds);
    });

  const applied = (daysAgo: number, person: "member" | "liu", name: string, value: string, unit: "g" | "U") =>
    lab.on(daysAgo, "11:00", async () => {
      await lab.ask(person, stockApplicationsApi.apply, {
        params: { warehouseId: stores[0]! },
        body: { materialId: ids.get(name)!, quantity: { value, unit }, reason: words.reason },
      });
    });
  applied(6, "member", "tris", "20", "g");
  applied(3, "liu", "T4 DNA Ligase", "400", "U");

  for (const [daysAgo, name, value, unit] of [
    [18, "tris", "25", "g"],
    [12, "nacl", "60", "g"],
    [7, "tris", "12.5", "g"],
    [4, "agarose", "3", "g"],
  ] as const)
    lab.on(daysAgo, "15:00", async () => {
      await lab.ask("owner", stockApi.use, {
        params: { warehouseId: stores[0]!, operation: "use" },
        body: {
          entries: [{ containerId: containers.get(name)![0]!, quantity: { value, unit } }],
          reason: words.reason,
        },
      });
    });

  lab.on(3, "16:30", async () => {
    const order = (names: readonly string[], value: string, unit: "g" | "pcs" | "U", store: number) =>
      lab.ask("owner", ordersApi.create, {
        params: { warehouseId: stores[store]! },
        body: {
          supplier: words.supplier,
          lines: names.map((name) => ({
            materialId: ids.get(name)!,
            quantity: { value, unit },
            price: "1.5",
          })),
        },
      });
    await order(["tris", "nacl"], "500", "g", 0);
    const placed = await order(["tips200", "tubes15"], "1000", "pcs", 1);
    await lab.ask("owner", ordersApi.submit, { params: { warehouseId: stores[1]!, orderId: placed.id } });
  });
};
