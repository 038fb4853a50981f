import { danger, warning } from '~/olm/finding';
import { imageParts } from '~/olm/catalogSources/imageReference';
import { isDnsSubdomain } from '~/form/rules/nameSyntax';
import { isNamespaceName } from '~/olm/namespaces/namespaceName';
import { MARKETPLACE, defaultNames, switchOf } from '~/olm/catalogSources/sourceOrigin';
import { type SourceFacts, namespaceOf } from './sourceFacts';
import type { SourceForm } from './sourceForm';
import { type SourceFinding } from './sourceFinding';

type Place = Pick<SourceForm, 'name' | 'namespace'>;

/**
 * The problems with the name of a new catalog. OLM uses it for a Service and a label of the pod, whose rules are
 * stricter than those of the CatalogSource (`Service` and `Labels` in OLM's
 * pkg/controller/registry/reconciler/grpc.go).
 */
export function nameFindings(place: Place, facts: SourceFacts): readonly SourceFinding[] {
  const { name } = place;
  if (name === '') return [];
  if (name.includes('/')) {
    return [danger({ path: 'metadata.name', kind: 'name-slash', suggestion: suggestedName(name) })];
  }
  if (!isDnsSubdomain(name))
    return [danger({ path: 'metadata.name', kind: 'bad-syntax', syntax: 'object-name' })];
  if (name.length > LONGEST_LABEL) {
    return [danger({ path: 'metadata.name', kind: 'name-too-long', most: LONGEST_LABEL })];
  }
  return [
    ...(/^\d/.test(name) ? [warning({ path: 'metadata.name', kind: 'name-digit-first' })] : []),
    ...takenFindings(place, facts),
    ...defaultFindings(place, facts),
  ];
}

/** The problems with the namespace of a new catalog. */
export function namespaceFindings(
  { namespace }: Place,
  { namespaces, seesAllNamespaces }: SourceFacts,
): readonly SourceFinding[] {
  if (namespace === '') return [];
  if (!isNamespaceName(namespace))
    return [danger({ path: 'metadata.namespace', kind: 'bad-syntax', syntax: 'namespace-name' })];
  const found = namespaceOf(namespace, namespaces);
  if (found === null) {
    // One that is not listed can be hidden from the user.
    return namespaces !== null && seesAllNamespaces
      ? [danger({ path: 'metadata.namespace', kind: 'namespace-missing' })]
      : [];
  }
  const isTerminating =
    found.metadata.deletionTimestamp !== undefined || found.status?.phase === 'Terminating';
  return isTerminating ? [danger({ path: 'metadata.namespace', kind: 'namespace-going' })] : [];
}

/** The name of the catalog's Service: its own name without dots, which a Service cannot have. */
export function serviceName(name: string): string {
  return name.replaceAll('.', '-');
}

/** CS-037: file names that mirroring tools derive from the name of an image. */
export function suggestedName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9.-]+/g, '-')
    .replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, '')
    .slice(0, LONGEST_LABEL);
}

/** The last part of an image name as the name of a catalog. */
export function nameOfImage(image: string): string {
  const { path } = imageParts(image);
  return suggestedName(path.slice(path.lastIndexOf('/') + 1)).replaceAll('.', '-');
}

/** The first free name for a catalog with an image; the name of the image if none is free. */
export function defaultName(
  image: string,
  { namespace }: Omit<Place, 'name'>,
  facts: SourceFacts,
): string {
  const base = nameOfImage(image);
  const names = [base, ...['', '-2', '-3', '-4', '-5'].map((end) => `catalog-${base}${end}`)];
  return base === ''
    ? ''
    : (names.find((name) => nameFindings({ name, namespace }, facts).length === 0) ?? base);
}

const LONGEST_LABEL = 63;

function takenFindings(
  { name, namespace }: Place,
  { sources }: SourceFacts,
): readonly SourceFinding[] {
  const here = (sources ?? []).filter(({ metadata }) => metadata.namespace === namespace);
  const same = here.find(({ metadata }) => metadata.name === name);
  if (same !== undefined) {
    const isTerminating = same.metadata.deletionTimestamp !== undefined;
    return [danger({ path: 'metadata.name', kind: 'name-taken', isTerminating })];
  }
  const service = serviceName(name);
  const clash = here.find(({ metadata }) => serviceName(metadata.name) === service);
  return clash === undefined
    ? []
    : [
        danger({
          path: 'metadata.name',
          kind: 'service-clash',
          service,
          other: clash.metadata.name,
        }),
      ];
}

/**
 * OpenShift overwrites a catalog with a default's name, even a custom one. While the default one is disabled, any user
 * can use its name (`processCatsrc` in the marketplace operator's pkg/defaults/catsrcHelpers.go).
 */
function defaultFindings(
  { name, namespace }: Place,
  { hub, areProjects }: SourceFacts,
): readonly SourceFinding[] {
  if (namespace !== MARKETPLACE) return [];
  if (hub === null) return [];
  if (hub === 'hidden') {
    const isUsual = areProjects && USUAL_DEFAULTS.includes(name);
    return isUsual ? [warning({ path: 'metadata.name', kind: 'default-name' })] : [];
  }
  if (!defaultNames(hub).includes(name)) return [];
  const rate = switchOf(hub, name).isDisabled ? warning : danger;
  return [rate({ path: 'metadata.name', kind: 'default-name' })];
}

const USUAL_DEFAULTS: readonly string[] = [
  'certified-operators',
  'community-operators',
  'redhat-marketplace',
  'redhat-operators',
];
