import { type Equipment, equipmentApi } from "@benchleaf/contract";
import { Input } from "antd";
import { useState } from "react";
import { call } from "../../../kernel/client.ts";
import { Dialog } from "../../../kernel/parts/dialog.tsx";
import { usePreferences } from "../../../kernel/preferences.ts";
import { useAnnounce } from "../../../kernel/toasts/use-announce.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { Proof } from "../../../shared/signatures/proof.tsx";
import { useEquipmentChange } from "../equipment.queries.ts";

interface ReleaseDialogProps {
  readonly device: Pick<Equipment, "id" | "name">;
  readonly block: Equipment["blocks"][number];
  readonly onClose: () => void;
}

/** Releases a device with a signature: what was wrong, what was done about it, and the signer's identity. */
export const ReleaseDialog = ({ device, block, onClose }: ReleaseDialogProps) => {
  const t = useTranslation();
  const announce = useAnnounce();
  const { timezone } = usePreferences();
  const [comment, setComment] = useState("");
  const release = useEquipmentChange((token: string) =>
    call(equipmentApi.release, {
      params: { equipmentId: device.id },
      body: { blockId: block.id, comment: comment.trim(), signature: { token, timezone } },
    }),
  );
  return (
    <Dialog
      open
      title={t("devices.releaseTitle", { name: device.name })}
      footer={null}
      width={520}
      onCancel={onClose}
    >
      <p>{t("devices.releaseText", { reason: block.reason })}</p>
      <Input.TextArea
        aria-label={t("devices.releaseComment")}
        placeholder={t("devices.releaseComment")}
        rows={2}
        maxLength={500}
        value={comment}
        onChange={({ target }) => setComment(target.value)}
      />
      <Proof
        onProven={(token) =>
          announce(release.mutateAsync(token), t("devices.released", { name: device.name }), onClose)
        }
      />
    </Dialog>
  );
};
