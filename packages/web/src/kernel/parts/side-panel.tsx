import { Drawer, type DrawerProps } from "antd";
import { useTypedGuard } from "../use-typed-guard.tsx";

interface SidePanelProps extends Omit<DrawerProps, "onClose"> {
  readonly onClose: () => void;
}

/** A side panel that asks before it closes if the user has typed something. */
export const SidePanel = ({ children, onClose, ...props }: SidePanelProps) => {
  const guard = useTypedGuard({ isOpen: props.open ?? false, isBusy: false, onClose });
  return (
    <Drawer {...props} onClose={guard.close}>
      <div {...guard.watch}>{children}</div>
      {guard.question}
    </Drawer>
  );
};
