import { quantityOf } from '~/olm/quantity';
import { isQualifiedName } from '~/form/rules/nameSyntax';

/**
 * The pod fields of a variable: `validEnvDownwardAPIFieldPathExpressions` of kubernetes pkg/apis/core/validation.
 * Volumes allow more.
 */
export const ENV_FIELD_PATHS = [
  'metadata.name',
  'metadata.namespace',
  'metadata.uid',
  'spec.nodeName',
  'spec.serviceAccountName',
  'status.hostIP',
  'status.hostIPs',
  'status.podIP',
  'status.podIPs',
] as const;

/** OLM's annotation on the pods of an Operator: the namespaces that it watches, separated by commas. */
export const TARGET_NAMESPACES_PATH = "metadata.annotations['olm.targetNamespaces']";

/** One of these, or a single label or annotation: `metadata.labels['key']` (`validateObjectFieldSelector`). */
export function isEnvFieldPath(path: string): boolean {
  const [, member, key = ''] = /^metadata\.(labels|annotations)\['(.*)'\]$/.exec(path) ?? [];
  if (member === undefined) return ENV_FIELD_PATHS.some((one) => one === path);
  return isQualifiedName(member === 'annotations' ? key.toLowerCase() : key);
}

/** The container resources of a variable (`validContainerResourceFieldPathExpressions`). */
export const RESOURCE_FIELDS = [
  'requests.cpu',
  'requests.memory',
  'requests.ephemeral-storage',
  'limits.cpu',
  'limits.memory',
  'limits.ephemeral-storage',
] as const;

/** One of these, or huge pages of a size: `limits.hugepages-2Mi`. */
export function isResourceField(field: string): boolean {
  return (
    RESOURCE_FIELDS.some((one) => one === field) || /^(requests|limits)\.hugepages-.+$/.test(field)
  );
}

/** The divisors of a resource (`validContainerResourceDivisorFor…`). Zero is equal to 1. */
export function divisorsOf(field: string): readonly string[] {
  return field.endsWith('.cpu') ? CPU_DIVISORS : SIZE_DIVISORS;
}

/** Whether a divisor is one of these, in any notation. */
export function isDivisor(divisor: string, field: string): boolean {
  const amount = quantityOf(divisor);
  if (amount === null) return false;
  return amount === 0 || divisorsOf(field).some((one) => quantityOf(one) === amount);
}

const CPU_DIVISORS = ['1', '1m'] as const;
const SIZE_DIVISORS = [
  '1',
  ...['1k', '1M', '1G', '1T', '1P', '1E'],
  ...['1Ki', '1Mi', '1Gi', '1Ti', '1Pi', '1Ei'],
] as const;

/** All of them. */
export const DIVISORS: readonly string[] = ['1m', ...SIZE_DIVISORS];
