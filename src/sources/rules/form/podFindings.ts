import { danger, warning } from '~/olm/finding';
import { recordIn } from '~/kube/json';
import { isDnsSubdomain } from '~/form/rules/nameSyntax';
import { type SourceFacts, namespaceOf } from './sourceFacts';
import { type SourceForm } from './sourceForm';
import { PRIORITY_ANNOTATION } from '~/sources/rules/podSettings';
import { type SourceFinding } from './sourceFinding';

/** The problems with the pod settings of a catalog with an image that its schema does not state (CS-012 to CS-020). */
export function podFindings(form: SourceForm, facts: SourceFacts): readonly SourceFinding[] {
  if (form.content !== 'image') return [];
  return [...classFindings(form), ...securityFindings(form, facts), ...extractFindings(form)];
}

const POD = 'spec.grpcPodConfig';

function classFindings({ pod, annotations }: SourceForm): readonly SourceFinding[] {
  const path = `${POD}.priorityClassName`;
  const { priorityClassName: name } = pod;
  const value = annotations[PRIORITY_ANNOTATION] ?? '';
  const isName = typeof name !== 'string' || name === '' || isDnsSubdomain(name);
  return [
    ...(isName ? [] : [danger({ path, kind: 'bad-syntax', syntax: 'object-name' } as const)]),
    ...(value !== '' && value !== name
      ? [warning({ path, kind: 'class-annotation', value } as const)]
      : []),
  ];
}

/** CS-054: the security context of the pod must be allowed in its namespace (Pod Security admission). */
function securityFindings(
  { pod, namespace }: SourceForm,
  { namespaces }: SourceFacts,
): readonly SourceFinding[] {
  const path = `${POD}.securityContextConfig`;
  const { securityContextConfig: security } = pod;
  if (security === 'restricted' && namespace === 'default') {
    return [warning({ path, kind: 'security-refused' })];
  }
  const enforced = namespaceOf(namespace, namespaces)?.metadata.labels?.[ENFORCED];
  return security === 'legacy' && enforced === 'restricted'
    ? [danger({ path, kind: 'security-refused' })]
    : [];
}

function extractFindings({ pod }: SourceForm): readonly SourceFinding[] {
  const directories = Object.entries(recordIn(pod['extractContent']));
  return directories
    .filter(([, path]) => typeof path === 'string' && path !== '' && !path.startsWith('/'))
    .map(([key]) => danger({ path: `${POD}.extractContent.${key}`, kind: 'path-relative' }));
}

const ENFORCED = 'pod-security.kubernetes.io/enforce';
