import { danger, warning } from '~/olm/finding';
import { nodeSelectorFindings, tolerationFindings } from '~/config/rules/rowFindings';
import { isDnsSubdomain } from '~/form/rules/nameSyntax';
import type { ConfigFinding } from '~/config/rules/configFinding';
import { quantityOf } from '~/olm/quantity';
import { type SourceFacts, namespaceOf } from './sourceFacts';
import { type SourceForm } from './sourceForm';
import { PRIORITY_ANNOTATION } from '~/sources/rules/podSettings';
import { type SourceFinding } from './sourceFinding';

/** The problems with the pod settings of a catalog with an image (CS-012 to CS-020). */
export function podFindings(form: SourceForm, facts: SourceFacts): readonly SourceFinding[] {
  if (form.content !== 'image') return [];
  return [
    ...classFindings(form),
    ...securityFindings(form, facts),
    ...memoryFindings(form),
    ...extractFindings(form),
  ];
}

/** The rows of node labels and tolerations, as for an Operator. */
export function placementFindings(form: SourceForm): readonly ConfigFinding[] {
  return form.content === 'image'
    ? [...nodeSelectorFindings(form), ...tolerationFindings(form)]
    : [];
}

function classFindings({ priorityClass, rest }: SourceForm): readonly SourceFinding[] {
  const value = rest.annotations[PRIORITY_ANNOTATION];
  const hasAnnotation = typeof value === 'string' && value !== '';
  const isName = priorityClass === null || priorityClass === '' || isDnsSubdomain(priorityClass);
  return [
    ...(isName
      ? []
      : [danger({ path: 'priorityClass', kind: 'bad-syntax', syntax: 'object-name' })]),
    ...(hasAnnotation && value !== priorityClass
      ? [warning({ path: 'priorityClass', kind: 'class-annotation', value })]
      : []),
  ];
}

/** CS-054: the security context of the pod must be allowed in its namespace (Pod Security admission). */
function securityFindings(
  { security, namespace }: SourceForm,
  { namespaces }: SourceFacts,
): readonly SourceFinding[] {
  if (security === '') return [];
  if (!SECURITY.includes(security))
    return [danger({ path: 'security', kind: 'not-one-of', allowed: SECURITY })];
  if (security === 'restricted') {
    return namespace === 'default' ? [warning({ path: 'security', kind: 'security-refused' })] : [];
  }
  const enforced = namespaceOf(namespace, namespaces)?.metadata.labels?.[ENFORCED];
  return enforced === 'restricted' ? [danger({ path: 'security', kind: 'security-refused' })] : [];
}

function memoryFindings({ memoryTarget }: SourceForm): readonly SourceFinding[] {
  if (memoryTarget === '') return [];
  const amount = quantityOf(memoryTarget);
  if (amount === null)
    return [danger({ path: 'memoryTarget', kind: 'bad-syntax', syntax: 'quantity' })];
  return amount > 0 ? [] : [danger({ path: 'memoryTarget', kind: 'not-positive' })];
}

function extractFindings({ extract }: SourceForm): readonly SourceFinding[] {
  if (extract === null) return [];
  const { catalogDir, cacheDir } = extract;
  return [
    ...(catalogDir === '' ? [danger({ path: 'catalogDir', kind: 'missing' })] : []),
    ...(isRelative(catalogDir) ? [danger({ path: 'catalogDir', kind: 'path-relative' })] : []),
    ...(isRelative(cacheDir) ? [danger({ path: 'cacheDir', kind: 'path-relative' })] : []),
  ];
}

function isRelative(path: string): boolean {
  return path !== '' && !path.startsWith('/');
}

const SECURITY: readonly string[] = ['legacy', 'restricted'];
const ENFORCED = 'pod-security.kubernetes.io/enforce';
