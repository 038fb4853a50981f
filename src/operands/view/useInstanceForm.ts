import { useMemo } from 'react';
import { useT } from '~/i18n';
import type { ResourceModel } from '~/kube/models/meta';
import type { ResourceDefinition } from '~/form/rules/definition';
import { namespaceIn } from '~/form/rules/documentFindings';
import type { ObjectForm } from '~/form/view/objectForm';
import { operatorFindings } from '~/operands/rules/instanceFindings';
import { type OperandApi, specDescriptors } from '~/operands/rules/operandApis';
import { operatorText } from './texts';

export type InstanceFormProps = {
  readonly api: OperandApi;
  readonly model: ResourceModel;
  /** `null`: invalid. */
  readonly definition: ResourceDefinition | null;
};

/** The form of the instances of an API, with what is known of their Operator. */
export function useInstanceForm({ api, model, definition }: InstanceFormProps): ObjectForm {
  const t = useT();
  return useMemo(
    () => ({
      model,
      definition,
      descriptors: specDescriptors(api),
      others: (object) =>
        operatorFindings(api, model.namespaced ? namespaceIn(object) : null).map((finding) => ({
          kind: 'stated',
          severity: finding.severity,
          text: operatorText(finding, t),
        })),
    }),
    [api, model, definition, t],
  );
}
