/** Deployment and Job: selector, labels and containers. */
import type { FieldCause } from '../../contracts';
import { isObject, listAt, objectAt, textAt } from '../../json';
import type { Json, JsonObject, KubeObject } from '../../types';
import { duplicate, invalid, notSupported, required } from '../causes';
import { labelNameProblems } from '../names';

export function deploymentCauses(object: KubeObject): readonly FieldCause[] {
  return [...selectorCauses(object.spec), ...podCauses(object.spec, ['Always'])];
}

/** A Job's pods must not restart permanently, and the default policy is invalid for them. */
export function jobCauses(object: KubeObject): readonly FieldCause[] {
  return podCauses(object.spec, ['OnFailure', 'Never']);
}

function selectorCauses(spec: JsonObject | undefined): readonly FieldCause[] {
  const selector = objectAt(spec, 'selector');
  const wanted = objectAt(selector, 'matchLabels') ?? {};
  const labels = objectAt(spec, 'template', 'metadata', 'labels') ?? {};
  if (selector === undefined) {
    return [required('spec.selector')];
  }
  if (Object.keys(wanted).length === 0 && listAt(selector, 'matchExpressions').length === 0) {
    return [invalid('spec.selector', selector, 'empty selector is invalid for deployment')];
  }
  return Object.entries(wanted).every(([key, value]) => labels[key] === value)
    ? []
    : [
        invalid(
          'spec.template.metadata.labels',
          labels,
          '`selector` does not match template `labels`',
        ),
      ];
}

function podCauses(
  spec: JsonObject | undefined,
  restartPolicies: readonly string[],
): readonly FieldCause[] {
  const pod = objectAt(spec, 'template', 'spec');
  const field = 'spec.template.spec';
  return [
    ...containersCauses(listAt(pod, 'containers'), `${field}.containers`),
    ...restartCauses(textAt(pod, 'restartPolicy'), `${field}.restartPolicy`, restartPolicies),
  ];
}

function containersCauses(containers: readonly Json[], field: string): readonly FieldCause[] {
  if (containers.length === 0) {
    return [required(field)];
  }
  const names = containers.map((container) => textAt(container, 'name'));
  return containers.flatMap((container, position) => {
    const name = names[position];
    const repeated = name !== undefined && names.indexOf(name) < position;
    return [
      ...containerCauses(container, `${field}[${position}]`),
      ...(repeated ? [duplicate(`${field}[${position}].name`, name)] : []),
    ];
  });
}

function containerCauses(container: Json, field: string): readonly FieldCause[] {
  const name = textAt(container, 'name') ?? '';
  const image = isObject(container) ? (textAt(container, 'image') ?? '') : '';
  return [
    ...(name === ''
      ? [required(`${field}.name`)]
      : labelNameProblems(name).map((problem) => invalid(`${field}.name`, name, problem))),
    ...(image === '' ? [required(`${field}.image`)] : []),
  ];
}

function restartCauses(
  policy: string | undefined,
  field: string,
  allowed: readonly string[],
): readonly FieldCause[] {
  const actual = policy ?? 'Always';
  if (allowed.includes(actual)) {
    return [];
  }
  return policy === undefined
    ? [required(field, `valid values: ${allowed.map((value) => JSON.stringify(value)).join(', ')}`)]
    : [notSupported(field, policy, allowed)];
}
