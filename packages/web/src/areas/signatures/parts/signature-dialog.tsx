import type { SignatureKind } from "@benchleaf/contract";
import { Form, Input, Tabs } from "antd";
import { useState } from "react";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { useSession } from "../../../kernel/session.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useCreateSignature } from "../signatures.queries.ts";
import type { TakePicture } from "./canvas-picture.ts";
import { DrawPad } from "./draw-pad.tsx";
import { TypePad } from "./type-pad.tsx";
import { UploadPad } from "./upload-pad.tsx";

/** Makes a signature by hand, by key or from a picture. */
export const SignatureDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const user = useSession();
  const create = useCreateSignature();
  const [kind, setKind] = useState<SignatureKind>("draw");
  const [take, setTake] = useState<{ readonly picture: TakePicture } | null>(null);
  const offer = (picture: TakePicture | null) => setTake(picture && { picture });
  const submit = async ({ name }: { name: string }) => {
    const picture = await take?.picture();
    if (!picture) return toasts.warning(t("signatures.empty"));
    await create.mutateAsync({ name: name.trim(), kind, picture });
    toasts.success(t("signatures.saved"));
    onClose();
  };
  const pads = {
    draw: <DrawPad onPicture={offer} />,
    type: <TypePad text={user.name} onPicture={offer} />,
    upload: <UploadPad onPicture={offer} />,
  };
  return (
    <FormDialog
      title={t("signatures.add")}
      action={t("shell.save")}
      isBusy={create.isPending}
      initialValues={{ name: user.name }}
      lead={
        <>
          {" "}
          <Tabs
            activeKey={kind}
            destroyOnHidden
            onChange={(key) => {
              setTake(null);
              setKind(key as SignatureKind);
            }}
            items={(["draw", "type", "upload"] as const).map((key) => ({
              key,
              label: t(`signatures.kind-${key}`),
              children: kind === key ? pads[key] : null,
            }))}
          />
        </>
      }
      onSubmit={(entry: { name: string }) => void submit(entry).catch(toasts.failure)}
      onClose={onClose}
    >
      <Form.Item
        name="name"
        label={t("signatures.name")}
        rules={[{ required: true, whitespace: true, message: t("signatures.nameRequired") }]}
      >
        <Input maxLength={64} autoComplete="off" />
      </Form.Item>
    </FormDialog>
  );
};
