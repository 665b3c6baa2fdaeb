import { StageFrame } from "../parts/stage-frame.tsx";
import type { ViewerProps } from "./viewer.ts";

/** A rendered Word document. */
export default function WordViewer({ page, address }: ViewerProps) {
  return <StageFrame page={page} address={address} kind="word" />;
}
