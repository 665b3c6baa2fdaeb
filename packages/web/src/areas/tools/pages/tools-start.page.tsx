import { Navigate } from "@tanstack/react-router";
import { toolAddress, tools } from "../tool-list.ts";

/** `/sequence/tools` leads to the first of them. */
export default function ToolsStartPage() {
  return <Navigate to={toolAddress(tools[0]!)} replace />;
}
