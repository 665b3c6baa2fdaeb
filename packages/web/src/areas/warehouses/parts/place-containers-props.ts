/** Containers of a warehouse that are placed, in their order. */
export interface PlaceContainersProps {
  readonly warehouseId: string;
  readonly containerIds: readonly string[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}
