import { SharingPanel, type SharingPanelProps } from "../../../../shared/files/sharing/sharing-panel.tsx";

/** Who may do what with the sequence, from its editor. */
export default function EditorSharing(props: SharingPanelProps) {
  return <SharingPanel {...props} />;
}
