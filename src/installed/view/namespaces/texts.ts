import type { KindTexts, Translate } from '~/i18n';
import { textOfKind } from '~/i18n';
import type { OperatorGroup } from '~/kube/models/olm';
import { selectorText } from '~/olm/labelSelector';
import { hasSelector } from '~/olm/namespaces/operatorGroupTargets';
import type {
  NamespaceFinding,
  OperatorNamespace,
} from '~/installed/rules/namespaces/operatorNamespace';
import type { FindingText } from '~/ui/findings/FindingList';
import { modeName } from '~/ui/modeText';

/** What is wrong with a namespace, and its effect. */
export function namespaceFindingText(finding: NamespaceFinding, t: Translate): FindingText {
  return textOfKind(FINDINGS, finding, t);
}

const FINDINGS: KindTexts<NamespaceFinding, FindingText> = {
  'no-group': (t) => ({
    title: t('No OperatorGroup'),
    detail: t('The namespace has no OperatorGroup, so OLM cannot install Operators.'),
  }),
  'several-groups': (t, { names }) => ({
    title: t('Multiple OperatorGroups'),
    detail: t.sentences([
      t('The namespace has multiple OperatorGroups, so OLM cannot install Operators.'),
      t.list(names),
    ]),
  }),
  'empty-target': (t) => ({
    title: t('Empty name in targetNamespaces'),
    detail: t(
      'OLM does not process this OperatorGroup. To select all namespaces, remove the list.',
    ),
  }),
  'selects-nothing': (t) => ({
    title: t('The OperatorGroup does not select any namespaces.'),
    detail: t(
      'OLM cannot install Operators, and the CSVs of installed ones fail with NoTargetNamespaces.',
    ),
  }),
  'target-missing': (t, { names }) => ({
    title: t('Namespace {{names}} does not exist', { names: t.list(names) }),
    detail: t('OLM cannot create the permissions of the Operators there.'),
  }),
  'target-terminating': (t, { names }) => ({
    title: t('Namespace {{names}} is being deleted', { names: t.list(names) }),
  }),
  'account-missing': (t, { account }) => ({
    title: t('ServiceAccount {{account}} does not exist', { account }),
    detail: t(
      'OLM cannot install Operators until the service account of the OperatorGroup exists.',
    ),
  }),
  'mode-unsupported': (t, { mode, names }) => ({
    title: t('Operators do not support install mode {{mode}}', { mode: modeName(mode, t) }),
    detail: t('CSVs that fail with UnsupportedOperatorGroup: {{names}}', { names: t.list(names) }),
  }),
  'static-apis': (t, { apis }) => ({
    title: t('APIs missing from the fixed list of the OperatorGroup'),
    detail: t(
      'CSVs with these APIs fail with CannotModifyStaticOperatorGroupProvidedAPIs: {{apis}}',
      {
        apis: t.list(apis),
      },
    ),
  }),
  'api-conflict': (t, { groups }) => ({
    title: t('Providers of the same APIs'),
    detail: t.sentences([
      ...groups.map(({ namespace, kinds }) =>
        t('Namespace {{namespace}} provides {{kinds}} to the same namespaces.', {
          namespace,
          kinds: t.list(kinds),
        }),
      ),
      t(
        'Only one Operator can provide an API in a namespace. Uninstall one, or edit the OperatorGroups to select different namespaces.',
      ),
    ]),
  }),
};

/** The namespaces that the Operators of a namespace watch. */
export function watchedText({ id, targets }: OperatorNamespace, t: Translate): string {
  if (targets === null) return '–';
  if (targets.includes('')) return t('All namespaces');
  if (targets.length === 0) return t('None');
  if (targets.length === 1 && targets[0] === id) return t('This namespace');
  return t.list(targets);
}

/** The label selector of a group; empty: none. */
export function selectorOfGroup({ spec }: OperatorGroup): string {
  const isListed = (spec?.targetNamespaces ?? []).length > 0;
  return isListed || !hasSelector(spec) ? '' : selectorText(spec?.selector);
}
