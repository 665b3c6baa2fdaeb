import type { FilePage } from "@benchleaf/contract";

/** What every viewer is given: the file with the version that is shown, and the address of its bytes. */
export interface ViewerProps {
  readonly page: FilePage;
  readonly address: string;
}
