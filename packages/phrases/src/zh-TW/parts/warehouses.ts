import { warehouses } from "../warehouses/warehouses.ts";

export const words = { warehouses };
