import { type FieldedKind, type FieldSettings, fieldsApi, type NewField } from "@benchleaf/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../kernel/client.ts";

const useChange = <Input, Result>(change: (input: Input) => Promise<Result>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => client.invalidateQueries({ queryKey: ["fields"] }),
  });
};

export const useCreateField = () => useChange((body: NewField) => call(fieldsApi.create, { body }));

export const useUpdateField = () =>
  useChange(({ id, ...body }: FieldSettings & { readonly id: string; readonly version: number }) =>
    call(fieldsApi.update, { params: { fieldId: id }, body }),
  );

export const useArchiveField = () =>
  useChange((fieldId: string) => call(fieldsApi.archive, { params: { fieldId } }));

export const useOrderFields = () =>
  useChange((body: { readonly kind: FieldedKind; readonly fieldIds: string[] }) =>
    call(fieldsApi.order, { body }),
  );
