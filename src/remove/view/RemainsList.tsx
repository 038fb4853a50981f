import { List, ListItem, Title } from '@patternfly/react-core';
import { neededText } from '~/ui/rightText';
import type { StayingDependency } from '~/remove/rules/dependencies';
import { TO_CHANGE_THE_CONSOLE } from '~/kube/rights';
import type { RemainingOperands, Remains } from '~/remove/rules/remains';
import { type Translate, useT } from '~/i18n';
import { careText } from './careText';

/** What an uninstallation leaves, exactly (UN-004). */
export function RemainsList(props: Props) {
  const t = useT();
  return (
    <>
      <Title headingLevel="h2" size="md" className="operator-hub__uninstall-heading">
        {t('What stays behind')}
      </Title>
      <StayingList {...props} />
    </>
  );
}

/** The same without a title. */
export function StayingList({ remains, areKnown }: Props) {
  const t = useT();
  return (
    <List data-test="stays">
      {!areKnown && (
        <ListItem>
          {t('The APIs of the Operator with all their objects: which they are is not known.')}
        </ListItem>
      )}
      {remainingTexts(remains, t).map((text) => (
        <ListItem key={text}>{text}</ListItem>
      ))}
      {remains.dependencies.map((one) => (
        <ListItem key={`${one.namespace}/${one.name}`}>{dependencyText(one, t)}</ListItem>
      ))}
      <ListItem>{t('Whatever the Operator has set up outside the cluster.')}</ListItem>
    </List>
  );
}

type Props = {
  readonly remains: Remains;
  /** What the Operator is made of could be read. */
  readonly areKnown: boolean;
};

function remainingTexts(remains: Remains, t: Translate): readonly string[] {
  const { operands, definitions, operatorGroups, namespace } = remains;
  const { plugins, perhapsPlugins, sharedPlans } = remains;
  return [
    ...operands.map((one) => operandsText(one, t)),
    ...(definitions.length === 0
      ? []
      : [t('The CustomResourceDefinitions {{names}}.', { names: t.list(definitions) })]),
    ...placeTexts({ operatorGroups, namespace }, t),
    ...(plugins.length === 0
      ? []
      : [t('The console plugin {{names}} stays enabled.', { names: t.list(plugins) })]),
    ...perhapsPlugins.map((name) =>
      [
        t(
          'The console plugin {{name}}, if the console loads it: an administrator can disable it.',
          {
            name,
          },
        ),
        neededText([TO_CHANGE_THE_CONSOLE], t),
      ].join(' '),
    ),
    ...sharedPlans.map((name) =>
      t('InstallPlan {{name}}, which is for others, too: to approve it installs this one again.', {
        name,
      }),
    ),
    ...(remains.mayLeaveVolumes
      ? [t('PersistentVolumeClaims of the deleted operands that belong to nothing.')]
      : []),
    ...(remains.olmOperator === null
      ? []
      : [
          t('OLM’s list of what belonged to it: Operator {{name}}.', { name: remains.olmOperator }),
        ]),
  ];
}

function operandsText(one: RemainingOperands, t: Translate): string {
  const { kind, count, isPartial } = one;
  if (count === null) return t('{{kind}} instances, if any, are no longer managed.', { kind });
  return isPartial
    ? t('At least {{count}} {{kind}} instance is no longer managed.', { kind, count })
    : careText({ ...one, count }, t);
}

function placeTexts(
  { operatorGroups, namespace }: Pick<Remains, 'operatorGroups' | 'namespace'>,
  t: Translate,
): readonly string[] {
  if (namespace === null) return [];
  const names = operatorGroups?.join(', ') ?? '';
  return [
    names === ''
      ? t('Namespace {{namespace}} with everything else in it.', { namespace })
      : t('Namespace {{namespace}} with the OperatorGroup {{names}} and everything else in it.', {
          namespace,
          names,
        }),
  ];
}

function dependencyText(
  { displayName, isAutomatic, alsoNeededBy }: StayingDependency,
  t: Translate,
): string {
  if (alsoNeededBy.length > 0) {
    return t('{{name}}, which it needs, and {{others}} needs, too.', {
      name: displayName,
      others: t.list(alsoNeededBy),
    });
  }
  return isAutomatic
    ? t('{{name}}, which OLM installed because this Operator needs it.', { name: displayName })
    : t('{{name}}, which it needs.', { name: displayName });
}
