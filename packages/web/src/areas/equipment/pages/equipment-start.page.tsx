import { Navigate } from "@tanstack/react-router";
import { features } from "../../../kernel/features.ts";
import { useSession } from "../../../kernel/session.ts";
import { ModuleIntroduction } from "../../billing/billing.public.tsx";

/** The first page that the reader may open; what equipment is for, as long as the team has not got it. */
export default function EquipmentStartPage() {
  const { authorities } = useSession();
  if (!features.get().has("EQUIPMENT")) return <ModuleIntroduction />;
  const to = authorities.includes("EQUIPMENT_RESERVATION") ? "/equipment/my" : "/equipment/management";
  return <Navigate to={to} replace />;
}
