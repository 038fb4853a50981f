/** CustomResourceDefinition: names, versions and the essentials of a structural schema. */
import type { FieldCause } from '../../contracts';
import { flagAt, isObject, listAt, objectAt, textAt } from '../../json';
import type { Json, JsonObject, KubeObject } from '../../types';
import { invalid, notSupported, required } from '../causes';
import { patternProblem } from '../goPattern';
import { dns1035Problems, subdomainProblems } from '../names';

export function definitionCauses(object: KubeObject): readonly FieldCause[] {
  const spec = object.spec;
  return [
    ...ownNameCauses(object),
    ...groupCauses(textAt(spec, 'group') ?? ''),
    ...scopeCauses(textAt(spec, 'scope') ?? ''),
    ...versionsCauses(listAt(spec, 'versions')),
    ...namesCauses(objectAt(spec, 'names') ?? {}),
  ];
}

function ownNameCauses({ metadata, spec }: KubeObject): readonly FieldCause[] {
  const wanted = `${textAt(spec, 'names', 'plural') ?? ''}.${textAt(spec, 'group') ?? ''}`;
  return metadata.name === wanted
    ? []
    : [invalid('metadata.name', metadata.name, 'must be spec.names.plural+"."+spec.group')];
}

function groupCauses(group: string): readonly FieldCause[] {
  if (group === '') {
    return [required('spec.group')];
  }
  const problems = subdomainProblems(group);
  if (problems.length > 0) {
    return [invalid('spec.group', group, problems.join(','))];
  }
  return group.includes('.')
    ? []
    : [invalid('spec.group', group, 'should be a domain with at least one dot')];
}

const SCOPES = ['Cluster', 'Namespaced'];

function scopeCauses(scope: string): readonly FieldCause[] {
  if (scope === '') {
    return [required('spec.scope')];
  }
  return SCOPES.includes(scope) ? [] : [notSupported('spec.scope', scope, SCOPES)];
}

function versionsCauses(versions: readonly Json[]): readonly FieldCause[] {
  const names = versions.map((version) => textAt(version, 'name') ?? '');
  const stored = versions.filter((version) => flagAt(version, 'storage') === true);
  return [
    ...versions.flatMap((version, position) =>
      versionCauses(version, `spec.versions[${position}]`),
    ),
    ...(new Set(names).size === names.length
      ? []
      : [invalid('spec.versions', versions, 'must contain unique version names')]),
    ...(stored.length === 1
      ? []
      : [
          invalid(
            'spec.versions',
            versions,
            'must have exactly one version marked as storage version',
          ),
        ]),
  ];
}

function versionCauses(version: Json, field: string): readonly FieldCause[] {
  const name = textAt(version, 'name') ?? '';
  const problems = dns1035Problems(name);
  const schema = objectAt(version, 'schema', 'openAPIV3Schema');
  const schemaField = `${field}.schema.openAPIV3Schema`;
  return [
    ...(problems.length === 0 ? [] : [invalid(`${field}.name`, name, problems.join(','))]),
    ...(schema === undefined
      ? [required(schemaField, 'schemas are required')]
      : [...rootTypeCauses(schema, schemaField), ...childCauses(schema, schemaField)]),
  ];
}

function rootTypeCauses(schema: JsonObject, field: string): readonly FieldCause[] {
  const type = textAt(schema, 'type') ?? '';
  if (type === '') {
    return [required(`${field}.type`, 'must not be empty at the root')];
  }
  return type === 'object' ? [] : [invalid(`${field}.type`, type, 'must be object at the root')];
}

/**
 * In a structural schema every field and item has a type, except with the two extensions that replace it, and patterns
 * are valid.
 */
function childCauses(schema: JsonObject, field: string): readonly FieldCause[] {
  const properties = Object.entries(objectAt(schema, 'properties') ?? {}).flatMap(([key, child]) =>
    typedCauses(
      child,
      `${field}.properties[${key}]`,
      'must not be empty for specified object fields',
    ),
  );
  return [
    ...patternCauses(schema, field),
    ...properties,
    ...typedCauses(
      schema['items'],
      `${field}.items`,
      'must not be empty for specified array items',
    ),
    ...typedCauses(
      schema['additionalProperties'],
      `${field}.additionalProperties`,
      'must not be empty for specified object fields',
    ),
  ];
}

function patternCauses(schema: JsonObject, field: string): readonly FieldCause[] {
  const pattern = textAt(schema, 'pattern') ?? '';
  const problem = patternProblem(pattern);
  return problem === undefined
    ? []
    : [
        invalid(
          `${field}.pattern`,
          pattern,
          `must be a valid regular expression, but isn't: ${problem}`,
        ),
      ];
}

function typedCauses(child: unknown, field: string, demand: string): readonly FieldCause[] {
  if (!isObject(child)) {
    return [];
  }
  const untyped =
    textAt(child, 'type') === undefined &&
    child['x-kubernetes-int-or-string'] !== true &&
    child['x-kubernetes-preserve-unknown-fields'] !== true;
  return [...(untyped ? [required(`${field}.type`, demand)] : []), ...childCauses(child, field)];
}

function namesCauses(names: JsonObject): readonly FieldCause[] {
  const kind = textAt(names, 'kind') ?? '';
  return [
    ...nameCauses(textAt(names, 'plural') ?? '', 'spec.names.plural'),
    ...nameCauses(kind.toLowerCase(), 'spec.names.kind'),
    ...(kind !== '' && kind === textAt(names, 'listKind')
      ? [invalid('spec.names.listKind', kind, 'kind and listKind may not be the same')]
      : []),
  ];
}

function nameCauses(name: string, field: string): readonly FieldCause[] {
  if (name === '') {
    return [required(field)];
  }
  const problems = dns1035Problems(name);
  return problems.length === 0 ? [] : [invalid(field, name, problems.join(','))];
}
