import { Navigate } from "@tanstack/react-router";
import { Forbidden } from "../../../kernel/error-pages.tsx";
import { useSettingsPlaces } from "../../../kernel/settings-places.ts";

/** Goes on to the first of the settings that is open to the visitor. */
export default function SettingsEntryPage() {
  const [first] = useSettingsPlaces();
  return first === undefined ? <Forbidden /> : <Navigate to={first.path} replace />;
}
