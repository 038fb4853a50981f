/** Roles and bindings. */
import type { FieldCause } from '../../contracts';
import { listAt, objectAt, textAt, textsAt } from '../../json';
import type { Json, KubeObject } from '../../types';
import { forbidden, invalid, notSupported, required } from '../causes';

const RBAC_GROUP = 'rbac.authorization.k8s.io';

export function roleCauses(object: KubeObject): readonly FieldCause[] {
  const namespaced = object.kind === 'Role';
  return [
    ...listAt(object, 'rules').flatMap((rule, position) =>
      ruleCauses(rule, `rules[${position}]`, namespaced),
    ),
    ...(namespaced ? [] : aggregationCauses(object)),
  ];
}

export function bindingCauses(object: KubeObject): readonly FieldCause[] {
  return [
    ...roleRefCauses(object),
    ...listAt(object, 'subjects').flatMap((subject, position) =>
      subjectCauses(subject, `subjects[${position}]`, object.kind === 'RoleBinding'),
    ),
  ];
}

function ruleCauses(rule: Json, field: string, namespaced: boolean): readonly FieldCause[] {
  const urls = textsAt(rule, 'nonResourceURLs');
  const groups = textsAt(rule, 'apiGroups');
  const resources = textsAt(rule, 'resources');
  const verbs =
    textsAt(rule, 'verbs').length === 0
      ? [required(`${field}.verbs`, 'verbs must contain at least one value')]
      : [];
  if (urls.length > 0) {
    return [...verbs, ...urlRuleCauses(rule, field, namespaced)];
  }
  return [
    ...verbs,
    ...(groups.length === 0
      ? [required(`${field}.apiGroups`, 'resource rules must supply at least one api group')]
      : []),
    ...(resources.length === 0
      ? [required(`${field}.resources`, 'resource rules must supply at least one resource')]
      : []),
  ];
}

function urlRuleCauses(rule: Json, field: string, namespaced: boolean): readonly FieldCause[] {
  const urls = textsAt(rule, 'nonResourceURLs');
  const mixed =
    textsAt(rule, 'apiGroups').length > 0 ||
    textsAt(rule, 'resources').length > 0 ||
    textsAt(rule, 'resourceNames').length > 0;
  return [
    ...(namespaced
      ? [
          invalid(
            `${field}.nonResourceURLs`,
            urls,
            'namespaced rules cannot apply to non-resource URLs',
          ),
        ]
      : []),
    ...(mixed
      ? [
          invalid(
            `${field}.nonResourceURLs`,
            urls,
            'rules cannot apply to both regular resources and non-resource URLs',
          ),
        ]
      : []),
  ];
}

function aggregationCauses(object: KubeObject): readonly FieldCause[] {
  const rule = objectAt(object, 'aggregationRule');
  return rule !== undefined && listAt(rule, 'clusterRoleSelectors').length === 0
    ? [
        required(
          'aggregationRule.clusterRoleSelectors',
          'at least one clusterRoleSelector required if aggregationRule is non-nil',
        ),
      ]
    : [];
}

function roleRefCauses(object: KubeObject): readonly FieldCause[] {
  const group = textAt(object, 'roleRef', 'apiGroup') ?? '';
  const kind = textAt(object, 'roleRef', 'kind') ?? '';
  const name = textAt(object, 'roleRef', 'name') ?? '';
  const kinds = object.kind === 'RoleBinding' ? ['Role', 'ClusterRole'] : ['ClusterRole'];
  return [
    ...(group === RBAC_GROUP ? [] : [notSupported('roleRef.apiGroup', group, [RBAC_GROUP])]),
    ...(kinds.includes(kind) ? [] : [notSupported('roleRef.kind', kind, kinds)]),
    ...(name === '' ? [required('roleRef.name')] : []),
  ];
}

function subjectCauses(subject: Json, field: string, namespaced: boolean): readonly FieldCause[] {
  const kind = textAt(subject, 'kind') ?? '';
  const name = textAt(subject, 'name') ?? '';
  return [
    ...(name === '' ? [required(`${field}.name`)] : []),
    ...(kind === 'ServiceAccount'
      ? serviceAccountCauses(subject, field, namespaced)
      : principalCauses(subject, field, kind)),
  ];
}

function serviceAccountCauses(
  subject: Json,
  field: string,
  namespaced: boolean,
): readonly FieldCause[] {
  const group = textAt(subject, 'apiGroup') ?? '';
  return [
    ...(group === '' ? [] : [notSupported(`${field}.apiGroup`, group, [''])]),
    ...(!namespaced && (textAt(subject, 'namespace') ?? '') === ''
      ? [required(`${field}.namespace`)]
      : []),
  ];
}

/** The server sets a default `apiGroup` of users and groups, so it is optional here. */
function principalCauses(subject: Json, field: string, kind: string): readonly FieldCause[] {
  if (kind !== 'User' && kind !== 'Group') {
    return [notSupported(`${field}.kind`, kind, ['ServiceAccount', 'User', 'Group'])];
  }
  const group = textAt(subject, 'apiGroup') ?? RBAC_GROUP;
  return [
    ...(group === RBAC_GROUP ? [] : [notSupported(`${field}.apiGroup`, group, [RBAC_GROUP])]),
    ...(textAt(subject, 'namespace') === undefined ? [] : [forbidden(`${field}.namespace`, '')]),
  ];
}
