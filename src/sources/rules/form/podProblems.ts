import { nodeSelectorProblems, tolerationProblems } from '~/config/rules/placementProblems';
import { isDnsSubdomain } from '~/config/rules/nameSyntax';
import type { ConfigProblem } from '~/config/rules/problem';
import { quantityOf } from '~/olm/quantity';
import { type SourceFacts, namespaceOf } from './sourceFacts';
import { type SourceForm } from './sourceForm';
import { PRIORITY_ANNOTATION } from '~/sources/rules/podSettings';
import { type SourceProblem, error, warning } from './sourceProblem';

/** The problems with the pod settings of a catalog with an image (CS-012 to CS-020). */
export function podProblems(form: SourceForm, facts: SourceFacts): readonly SourceProblem[] {
  if (form.content !== 'image') return [];
  return [
    ...classProblems(form),
    ...securityProblems(form, facts),
    ...memoryProblems(form),
    ...extractProblems(form),
  ];
}

/** The rows of node labels and tolerations, as for an Operator. */
export function placementProblems(form: SourceForm): readonly ConfigProblem[] {
  return form.content === 'image'
    ? [...nodeSelectorProblems(form), ...tolerationProblems(form)]
    : [];
}

function classProblems({ priorityClass, rest }: SourceForm): readonly SourceProblem[] {
  const value = rest.annotations[PRIORITY_ANNOTATION];
  const hasAnnotation = typeof value === 'string' && value !== '';
  const isName = priorityClass === null || priorityClass === '' || isDnsSubdomain(priorityClass);
  return [
    ...(isName ? [] : [error('priorityClass', { kind: 'object-name' })]),
    ...(hasAnnotation && value !== priorityClass
      ? [warning('priorityClass', { kind: 'class-annotation', value })]
      : []),
  ];
}

/** CS-054: the security context of the pod must be allowed in its namespace (Pod Security admission). */
function securityProblems(
  { security, namespace }: SourceForm,
  { namespaces }: SourceFacts,
): readonly SourceProblem[] {
  if (security === '') return [];
  if (!SECURITY.includes(security)) return [error('security', { kind: 'security-unknown' })];
  if (security === 'restricted') {
    return namespace === 'default'
      ? [warning('security', { kind: 'security-default-namespace' })]
      : [];
  }
  const enforced = namespaceOf(namespace, namespaces)?.metadata.labels?.[ENFORCED];
  return enforced === 'restricted' ? [error('security', { kind: 'security-refused' })] : [];
}

function memoryProblems({ memoryTarget }: SourceForm): readonly SourceProblem[] {
  if (memoryTarget === '') return [];
  const amount = quantityOf(memoryTarget);
  if (amount === null) return [error('memoryTarget', { kind: 'quantity' })];
  return amount > 0 ? [] : [error('memoryTarget', { kind: 'not-positive' })];
}

function extractProblems({ extract }: SourceForm): readonly SourceProblem[] {
  if (extract === null) return [];
  const { catalogDir, cacheDir } = extract;
  return [
    ...(catalogDir === '' ? [error('catalogDir', { kind: 'missing' })] : []),
    ...(isRelative(catalogDir) ? [error('catalogDir', { kind: 'path-relative' })] : []),
    ...(isRelative(cacheDir) ? [error('cacheDir', { kind: 'path-relative' })] : []),
  ];
}

function isRelative(path: string): boolean {
  return path !== '' && !path.startsWith('/');
}

const SECURITY: readonly string[] = ['legacy', 'restricted'];
const ENFORCED = 'pod-security.kubernetes.io/enforce';
