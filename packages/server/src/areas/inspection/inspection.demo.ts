import type { DemoLab } from "../../kernel/demo/demo-lab.ts";

export const demoInspections = (_lab: DemoLab): void => undefined;
