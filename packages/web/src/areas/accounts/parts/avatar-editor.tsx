import { MAX_AVATAR_BYTES, type PersonalInformation } from "@benchleaf/contract";
import { Button } from "antd";
import { useRef, useState } from "react";
import { avatarAddress } from "../../../kernel/avatar.ts";
import { useNotice } from "../../../kernel/notice.ts";
import { PictureDialog } from "../../../kernel/parts/picture-dialog.tsx";
import { useWords } from "../../../kernel/words.ts";
import { groundOf, initials } from "../../../ui/initials.ts";
import { useSetAvatar } from "../personal.queries.ts";
import styles from "./avatar-editor.module.css";

/** The person's picture or initials, with the ways to change and to remove it. */
export const AvatarEditor = ({ personal }: { personal: PersonalInformation }) => {
  const t = useWords();
  const notice = useNotice();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File | null>(null);
  const setAvatar = useSetAvatar();
  const picture = avatarAddress(personal.avatar);
  const keep = (next: Blob | null) =>
    setAvatar.mutate(next, {
      onSuccess: () => {
        setChosen(null);
        notice.success(t(next ? "personal.avatarSaved" : "personal.avatarRemoved"));
      },
      onError: notice.failure,
    });
  const choose = (file: File | undefined) => {
    if (!file) return;
    const isPicture = /\.(jpe?g|png)$/i.test(file.name) && file.size <= MAX_AVATAR_BYTES;
    if (isPicture) setChosen(file);
    else notice.warning(t("personal.pictureRules"));
  };
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
          <Button onClick={() => input.current?.click()}>{t("personal.changeAvatar")}</Button>
          {picture && (
            <Button type="text" loading={setAvatar.isPending && !chosen} onClick={() => keep(null)}>
              {t("personal.removeAvatar")}
            </Button>
          )}
        </div>
        <p className={styles.help}>{t("personal.pictureRules")}</p>
      </div>
      <input
        ref={input}
        type="file"
        accept=".jpg,.jpeg,.png"
        hidden
        aria-label={t("personal.changeAvatar")}
        onChange={(event) => {
          choose(event.target.files?.[0]);
          // The same file may be chosen again.
          event.target.value = "";
        }}
      />
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
