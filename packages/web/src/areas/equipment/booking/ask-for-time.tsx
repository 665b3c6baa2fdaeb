import { Button, Input } from "antd";
import { useState } from "react";
import { ConfirmDialog } from "../../../kernel/parts/confirm-dialog.tsx";
import { useAnnounce } from "../../../kernel/toasts/use-announce.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useSubmit } from "../reservations.queries.ts";

interface AskForTimeProps {
  readonly reservationId: string;
  /** Whose booking it is. */
  readonly name: string;
  readonly size?: "small" | "middle";
}

/** Asks whose booking it is to leave its time, with a message. */
export const AskForTime = ({ reservationId, name, size = "small" }: AskForTimeProps) => {
  const t = useTranslation();
  const announce = useAnnounce();
  const ask = useSubmit();
  const [isOpen, setOpen] = useState(false);
  const [message, setMessage] = useState("");
  const send = () => {
    if (message.trim() === "" || ask.isPending) return;
    const request = { params: { reservationId }, body: { message: message.trim() } };
    announce(ask.mutateAsync(request), t("devices.asked"), () => setOpen(false));
  };
  return (
    <>
      <Button size={size} onClick={() => setOpen(true)}>
        {t("devices.ask")}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t("devices.askTitle", { name })}
        action={t("devices.send")}
        isBusy={ask.isPending}
        onConfirm={send}
        onClose={() => setOpen(false)}
      >
        <Input.TextArea
          aria-label={t("devices.message")}
          placeholder={t("devices.message")}
          rows={3}
          maxLength={300}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
        />
      </ConfirmDialog>
    </>
  );
};
