import { info, warning, when } from '~/olm/finding';
import { type InstallFinding, choose } from './installFinding';
import { channelOf } from '~/install/rules/form';

import {
  type PlannedInstall,
  namespaceObject,
  visibleNamespace,
} from '~/install/rules/plannedInstall';
import { isNewNamespace } from '~/install/rules/newNamespace';
import {
  type SuggestedNamespace,
  hasUnreadableTemplate,
  suggestedNamespace,
} from '~/olm/namespaces/suggestedNamespace';

/** The author's suggestions for the namespace, and which of them apply. */
export function suggestionFindings(plan: PlannedInstall): readonly InstallFinding[] {
  const annotations = channelOf(plan.form, plan.offered)?.annotations ?? {};
  if (plan.form.namespace === '') return [];
  const suggested = suggestedNamespace(annotations);
  return [
    ...when(
      hasUnreadableTemplate(annotations) && isNewNamespace(plan.form.namespace, plan.facts),
      warning({ kind: 'suggestion-unreadable' }),
    ),
    ...(suggested === null
      ? []
      : [...placeFindings(suggested, plan), ...podSecurityFindings(suggested, plan)]),
  ];
}

/**
 * IN-023 and stock console 4.3: in another namespace the Operator might not work as its author expects; an existing one
 * is shared.
 */
function placeFindings(
  { name }: SuggestedNamespace,
  plan: PlannedInstall,
): readonly InstallFinding[] {
  const { namespace } = plan.form;
  if (namespace !== name) {
    const cause = { kind: 'suggestion-ignored', namespace, suggested: name } as const;
    const actions = [choose({ namespace: name })];
    return [warning({ ...cause, object: namespaceObject(namespace), actions })];
  }
  return when(
    visibleNamespace(name, plan.facts) !== null,
    info({ kind: 'suggestion-reused', namespace, object: namespaceObject(name) }),
  );
}

/** IN-049, PS-009: the level of pod security in the author's template. */
function podSecurityFindings(
  suggested: SuggestedNamespace,
  { form, facts }: PlannedInstall,
): readonly InstallFinding[] {
  const { namespace } = form;
  const level = suggested.labels[ENFORCE];
  if (level === undefined || level === 'restricted') return [];
  const object = namespaceObject(namespace);
  if (isMadeAsSuggested(suggested, { form, facts })) {
    return [info({ kind: 'pod-security-lifted', namespace, level, object })];
  }
  const found = visibleNamespace(namespace, facts);
  const isUnknown = found === null && !isNewNamespace(namespace, facts);
  const has = found?.metadata.labels?.[ENFORCE];
  return when(
    !isUnknown && has !== level && has !== 'privileged',
    warning({ kind: 'pod-security-missing', namespace, level, object }),
  );
}

/** IN-024: the template applies to new namespaces. A requested project accepts no labels. */
function isMadeAsSuggested(
  { name }: SuggestedNamespace,
  { form, facts }: Pick<PlannedInstall, 'form' | 'facts'>,
): boolean {
  const { namespace } = form;
  return (
    namespace === name && facts.newNamespaceKind === 'Namespace' && isNewNamespace(namespace, facts)
  );
}

const ENFORCE = 'pod-security.kubernetes.io/enforce';
