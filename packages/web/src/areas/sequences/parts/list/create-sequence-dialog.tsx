import type { Alphabet } from "@benchleaf/bio";
import { MAX_SEQUENCE_RESIDUES, type SequenceContent, sequencesApi } from "@benchleaf/contract";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Form, Input, Radio } from "antd";
import { useMemo, useRef, useState } from "react";
import { call } from "../../../../kernel/client.ts";
import { useFormat } from "../../../../kernel/format.ts";
import { Dialog } from "../../../../kernel/parts/dialog.tsx";
import { useToasts } from "../../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../../kernel/translation.ts";
import { toContent } from "../../../../shared/sequences/sequence-record.ts";
import { runJob } from "../../editing/run-job.ts";
import { type ResiduesInput, residuesOf } from "../../residues-input.ts";
import { unitOf } from "../../sequence-labels.ts";
import { useSequenceCache } from "../../sequences.queries.ts";
import { ResiduesField } from "./residues-field.tsx";

/** Asks for what a new sequence needs; the way out is the new sequence's own page. */
export const CreateSequenceDialog = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => {
  const t = useTranslation();
  const format = useFormat();
  const toasts = useToasts();
  const navigate = useNavigate();
  const cache = useSequenceCache();
  const [form] = Form.useForm<{ name: string }>();
  const [alphabet, setAlphabet] = useState<Alphabet>("dna");
  /** Null until the person chooses: DNA is mostly a plasmid, RNA hardly ever a circle. */
  const [chosenCircle, setCircular] = useState<boolean | null>(null);
  const isCircular = alphabet !== "protein" && (chosenCircle ?? alphabet === "dna");
  const [text, setText] = useState("");
  /** Too long for a field: parsed in a worker, and not shown in it. */
  const [long, setLong] = useState<{ readonly alphabet: Alphabet; readonly input: ResiduesInput } | null>(
    null,
  );
  const short = useMemo(() => residuesOf(text, alphabet), [text, alphabet]);
  const input = long?.alphabet === alphabet ? long.input : short;
  const readLong = async (pasted: string) => {
    try {
      const read = await runJob({ type: "readText", text: pasted, alphabet });
      if (read.kind === "letters") setLong({ alphabet, input: read.input });
      else setLong({ alphabet, input: residuesOf(read.record.sequence, alphabet) });
      setText("");
    } catch (error) {
      toasts.failure(error);
    }
  };
  const isTooLong = input.letters.length > MAX_SEQUENCE_RESIDUES;

  // Checking the form takes a moment, in which a second click would send again; open until the page changes.
  const isSent = useRef(false);
  const creation = useMutation({
    mutationFn: (content: SequenceContent) =>
      call(sequencesApi.create, { body: { content, folderId: null } }),
    onSuccess: (sequence) => {
      cache.listChanged();
      void navigate({ to: "/sequence/$sequenceId", params: { sequenceId: sequence.file.id } });
    },
    onError: (error) => {
      isSent.current = false;
      toasts.failure(error);
    },
  });
  const submit = ({ name }: { name: string }) => {
    if (isSent.current || isTooLong) return;
    isSent.current = true;
    creation.mutate(
      toContent({
        name: name.trim(),
        description: "",
        kind: alphabet,
        topology: isCircular ? "circular" : "linear",
        sequence: input.letters,
        features: [],
        primers: [],
        meta: {},
      }),
    );
  };
  const forget = () => {
    isSent.current = false;
    form.resetFields();
    setText("");
    setLong(null);
  };

  return (
    <Dialog
      open={isOpen}
      title={t("sequences.createTitle")}
      okText={t("sequences.createAction")}
      cancelText={t("sequences.cancel")}
      confirmLoading={creation.isPending}
      onOk={form.submit}
      onCancel={onClose}
      afterClose={forget}
      width={560}
    >
      <Form
        form={form}
        layout="vertical"
        onFinish={submit}
        scrollToFirstError={{ focus: true }}
        requiredMark={false}
      >
        <Form.Item
          name="name"
          label={t("sequences.fieldName")}
          validateTrigger="onBlur"
          rules={[
            { required: true, whitespace: true, message: t("sequences.nameMissing") },
            { max: 255, message: t("sequences.nameTooLong") },
          ]}
        >
          <Input placeholder={t("sequences.fieldNameHelp")} autoComplete="off" />
        </Form.Item>
        <Form.Item label={t("sequences.fieldKind")}>
          <Radio.Group
            aria-label={t("sequences.fieldKind")}
            value={alphabet}
            onChange={(event) => setAlphabet(event.target.value as Alphabet)}
            options={[
              { value: "dna", label: t("sequences.kindDna") },
              { value: "rna", label: t("sequences.kindRna") },
              { value: "protein", label: t("sequences.kindProtein") },
            ]}
          />
        </Form.Item>
        <Form.Item
          label={t("sequences.fieldTopology")}
          {...(alphabet === "protein" ? { help: t("sequences.topologyProtein") } : {})}
        >
          <Radio.Group
            aria-label={t("sequences.fieldTopology")}
            disabled={alphabet === "protein"}
            value={isCircular ? "circular" : "linear"}
            onChange={(event) => setCircular(event.target.value === "circular")}
            options={[
              { value: "circular", label: t("sequences.kindCircular") },
              { value: "linear", label: t("sequences.kindLinear") },
            ]}
          />
        </Form.Item>
        <ResiduesField
          text={text}
          onChange={(typed) => {
            setLong(null);
            setText(typed);
          }}
          input={input}
          unit={unitOf({ kind: alphabet })}
          onLongPaste={(pasted) => void readLong(pasted)}
        />
        {isTooLong && (
          <p role="alert" style={{ color: "var(--bad)" }}>
            {t("sequences.tooLong", {
              limit: format.basePairs(MAX_SEQUENCE_RESIDUES, unitOf({ kind: alphabet })),
            })}
          </p>
        )}
      </Form>
    </Dialog>
  );
};
