import { type ComponentType, memo, useDeferredValue } from "react";

/** A part that may follow a typed residue in the next moment: it is drawn in short turns that let keys through. */
export const deferred = <Props extends object>(Part: ComponentType<Props>): ComponentType<Props> => {
  const MemoPart = memo(Part) as unknown as ComponentType<Props>;
  return function Deferred(props: Props) {
    return <MemoPart {...useDeferredValue(props)} />;
  };
};
