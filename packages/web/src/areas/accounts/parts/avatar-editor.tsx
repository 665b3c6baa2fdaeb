import type { PersonalInformation } from "@benchleaf/contract";
import { Button } from "antd";
import { useState } from "react";
import { avatarAddress } from "../../../kernel/avatar.ts";
import { PickPicture } from "../../../kernel/parts/pick-picture.tsx";
import { PictureDialog } from "../../../kernel/parts/picture-dialog.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { groundOf, initials } from "../../../ui/initials.ts";
import { useSetAvatar } from "../personal.queries.ts";
import styles from "./avatar-editor.module.css";

/** The person's picture or initials, with the ways to change and to remove it. */
export const AvatarEditor = ({ personal }: { personal: PersonalInformation }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const [chosen, setChosen] = useState<File | null>(null);
  const setAvatar = useSetAvatar();
  const picture = avatarAddress(personal.avatar);
  const keep = (next: Blob | null) =>
    setAvatar.mutate(next, {
      onSuccess: () => {
        setChosen(null);
        toasts.success(t(next ? "personal.avatarSaved" : "personal.avatarRemoved"));
      },
      onError: toasts.failure,
    });
  return (
    <div className={styles.avatar}>
      {picture ? (
        <img className={styles.disc} src={picture} alt={t("personal.avatarOf", { name: personal.name })} />
      ) : (
        <span className={styles.disc} style={{ background: groundOf(personal.name) }} aria-hidden="true">
          {initials(personal.name)}
        </span>
      )}
      <div>
        <div className={styles.actions}>
          <PickPicture label={t("personal.changeAvatar")} onPicture={setChosen} />
          {picture && (
            <Button type="text" loading={setAvatar.isPending && !chosen} onClick={() => keep(null)}>
              {t("personal.removeAvatar")}
            </Button>
          )}
        </div>
        <p className={styles.help}>{t("personal.pictureRules")}</p>
      </div>
      {chosen && (
        <PictureDialog
          file={chosen}
          title={t("personal.changeAvatar")}
          isBusy={setAvatar.isPending}
          onClose={() => setChosen(null)}
          onCropped={keep}
        />
      )}
    </div>
  );
};
