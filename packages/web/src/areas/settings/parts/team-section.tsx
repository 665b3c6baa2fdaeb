import type { Team } from "@benchleaf/contract";
import { Button, Form, Input } from "antd";
import { useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { Colleague } from "../../../kernel/parts/colleague.tsx";
import { PickPicture } from "../../../kernel/parts/pick-picture.tsx";
import { PictureDialog } from "../../../kernel/parts/picture-dialog.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { Person } from "../../../ui/person.tsx";
import { Section } from "../../../ui/sections.tsx";
import { renameTeam, setLogo, useChange } from "../settings.queries.ts";
import styles from "./settings.module.css";

const TYPES = {
  team: "teams.typeTeam",
  enterprise: "teams.typeEnterprise",
  overseas: "teams.typeOverseas",
} as const;
const STATES = {
  normal: "teams.statusNormal",
  forever: "teams.statusForever",
  expired: "teams.statusExpired",
  freeze: "teams.statusFreeze",
} as const;

const LogoRow = ({ team }: { team: Team }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const [file, setFile] = useState<File | null>(null);
  const keep = useChange(setLogo);
  const save = (picture: Blob | null) =>
    keep.mutate(picture, {
      onSuccess: () => {
        setFile(null);
        toasts.success(t("teams.logoSaved"));
      },
      onError: toasts.failure,
    });
  return (
    <div className={styles.row}>
      {team.logo ? (
        <img className={styles.logo} src={team.logo} alt={t("teams.logo")} />
      ) : (
        <Person name={team.tenantName} isNameHidden />
      )}
      {team.abilities.update && (
        <>
          <PickPicture label={t("teams.chooseLogo")} onPicture={setFile} />
          {team.logo && (
            <Button loading={keep.isPending} onClick={() => save(null)}>
              {t("teams.removeLogo")}
            </Button>
          )}
          <span className={styles.soft}>{t("teams.logoHelp")}</span>
        </>
      )}
      {file && (
        <PictureDialog
          file={file}
          title={t("teams.logo")}
          isBusy={keep.isPending}
          onClose={() => setFile(null)}
          onCropped={save}
        />
      )}
    </div>
  );
};

const NameForm = ({ team }: { team: Team }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const rename = useChange(renameTeam);
  return (
    <Form
      layout="vertical"
      requiredMark={false}
      initialValues={{ name: team.tenantName }}
      onFinish={({ name }: { name: string }) =>
        rename.mutate(name.trim(), {
          onSuccess: () => toasts.success(t("teams.saved")),
          onError: toasts.failure,
        })
      }
    >
      <Form.Item
        name="name"
        label={t("teams.name")}
        rules={[{ required: true, whitespace: true, max: 100, message: t("teams.nameRequired") }]}
      >
        <Input autoComplete="organization" maxLength={100} />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={rename.isPending}>
        {t("shell.save")}
      </Button>
    </Form>
  );
};

/** Logo, name and the facts. Only the owner changes them. */
export const TeamSection = ({ team }: { team: Team }) => {
  const t = useTranslation();
  const format = useFormat();
  return (
    <Section title={t("teams.about")}>
      <LogoRow team={team} />
      <br />
      {team.abilities.update && (
        <>
          <NameForm team={team} />
          <br />
        </>
      )}
      <dl className={styles.facts}>
        {!team.abilities.update && (
          <>
            <dt>{t("teams.name")}</dt>
            <dd>{team.tenantName}</dd>
          </>
        )}
        <dt>{t("teams.owner")}</dt>
        <dd>
          <Colleague id={team.ownerId} name={team.ownerName} />
        </dd>
        <dt>{t("teams.type")}</dt>
        <dd>{t(TYPES[team.tenantType])}</dd>
        <dt>{t("teams.status")}</dt>
        <dd>{t(STATES[team.status])}</dd>
        <dt>{t("teams.created")}</dt>
        <dd>{format.dateTime(team.createTime)}</dd>
      </dl>
    </Section>
  );
};
