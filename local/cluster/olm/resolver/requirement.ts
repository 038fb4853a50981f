/** Dependencies of a bundle: required APIs, required packages and compound constraints. */
import type { CatalogProperty } from '../../../catalogs/fbc';
import { isObject, listAt, textAt } from '../../kube/json';
import { apiText, type Entry } from './entry';
import { parseRange } from './versionRange';

export type Requirement = {
  /** As in OLM's message `bundle x requires an operator <text>`. */
  readonly text: string;
  readonly isMetBy: (entry: Entry) => boolean;
};

/** Parses the requirements of a bundle's properties; throws for a malformed one, which stops OLM's resolution. */
export function requirementsOf(properties: readonly CatalogProperty[]): readonly Requirement[] {
  return properties.flatMap((property) => {
    switch (property.type) {
      case 'olm.gvk.required':
        return [providing(property.value)];
      case 'olm.package.required':
        return [inPackage(property.value)];
      case 'olm.constraint':
        return [constraint(property.value)];
      default:
        return [];
    }
  });
}

export class MalformedRequirement extends Error {}

function providing(value: unknown): Requirement {
  const [group, version, kind] = ['group', 'version', 'kind'].map(
    (key) => textAt(value, key) ?? '',
  );
  const wanted = apiText(value);
  return {
    text: `providing an API with group: ${group ?? ''}, version: ${version ?? ''}, kind: ${kind ?? ''}`,
    isMetBy: (entry) => entry.provides.has(wanted),
  };
}

function inPackage(value: unknown): Requirement {
  const packageName = textAt(value, 'packageName') ?? '';
  const rangeText = textAt(value, 'versionRange') ?? '';
  const range = parseRange(rangeText);
  if (range === undefined)
    throw new MalformedRequirement(`could not parse range ${JSON.stringify(rangeText)}`);
  return {
    text: `with package: ${packageName} and with version in range: ${rangeText}`,
    isMetBy: (entry) =>
      entry.packageName === packageName && entry.version !== undefined && range(entry.version),
  };
}

function constraint(value: unknown): Requirement {
  if (isObject(value)) {
    if ('gvk' in value) return providing(value['gvk']);
    if ('package' in value) return inPackage(value['package']);
    if ('all' in value) return allOf(value['all']);
    if ('any' in value) return anyOf(value['any']);
    if ('not' in value) return noneOf(value['not']);
  }
  throw new MalformedRequirement(
    'convert olm.constraint to resolver predicate: constraint is empty',
  );
}

function allOf(value: unknown): Requirement {
  const parts = listAt(value, 'constraints').map(constraint);
  return {
    text: parts.map((part) => part.text).join(' and '),
    isMetBy: (entry) => parts.every((part) => part.isMetBy(entry)),
  };
}

function anyOf(value: unknown): Requirement {
  const parts = listAt(value, 'constraints').map(constraint);
  return {
    text: parts.map((part) => part.text).join(' or '),
    isMetBy: (entry) => parts.some((part) => part.isMetBy(entry)),
  };
}

/** OLM's text of a negation does not begin with "not". */
function noneOf(value: unknown): Requirement {
  const parts = listAt(value, 'constraints').map(constraint);
  return {
    text: parts.map((part) => part.text).join(' and not '),
    isMetBy: (entry) => !parts.some((part) => part.isMetBy(entry)),
  };
}
