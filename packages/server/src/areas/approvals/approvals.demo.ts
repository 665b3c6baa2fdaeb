import { approvalsApi } from "@benchleaf/contract";
import type { DemoLab } from "../../kernel/demo/demo-lab.ts";

/** One request is refused, one granted; a third still waits for the owner. */
export const demoApprovals = (lab: DemoLab): void => {
  const { keep, agree } = lab.words.approvals;
  const decide = async (name: string, status: "approved" | "rejected", remark: string): Promise<void> => {
    const body = [{ recordId: lab.idOf(`approval.${name}`), status, remark }];
    const [decided] = await lab.ask("owner", approvalsApi.submitAuditInfo, { body });
    if (decided?.code !== "success")
      throw new Error(`the demo lab's ${name} was not decided: ${decided?.code}`);
  };
  lab.on(14, "09:30", () => decide("oldRotation", "rejected", keep));
  lab.on(8, "17:40", () => decide("oldPrimer", "approved", agree));
};
