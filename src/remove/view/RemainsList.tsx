import { List, ListItem, Title } from '@patternfly/react-core';
import { neededText } from '~/ui/permissionText';
import type { RemainingDependency } from '~/remove/rules/dependencies';
import { TO_CHANGE_THE_CONSOLE } from '~/kube/permissions';
import type { RemainingOperands, Remains } from '~/remove/rules/remains';
import { type Translate, useT } from '~/i18n';
import { managementText, type RemainReasons } from '~/remove/view/texts';

/** The resources that remain after an uninstallation (UN-004). */
export function RemainsList(props: Props) {
  const t = useT();
  return (
    <>
      <Title headingLevel="h2" size="md" className="operator-hub__uninstall-heading">
        {t('Resources that remain')}
      </Title>
      <RemainingList {...props} />
    </>
  );
}

/** The same without a title. */
export function RemainingList({ remains, why = NO_REASONS, areKnown }: Props) {
  const t = useT();
  return (
    <List data-test="stays">
      {!areKnown && (
        <ListItem>{t('Operator CRDs and all of their instances (unable to list)')}</ListItem>
      )}
      {remaining(remains, why, t).map(({ text, reasons }) => (
        <ListItem key={text}>
          {text}
          {reasons.map((reason) => (
            <div key={reason} className="operator-hub__uninstall-why">
              {reason}
            </div>
          ))}
        </ListItem>
      ))}
      {remains.dependencies.map((one) => (
        <ListItem key={`${one.namespace}/${one.name}`}>{dependencyText(one, t)}</ListItem>
      ))}
      <ListItem>{t('Off-cluster resources configured by the Operator')}</ListItem>
    </List>
  );
}

type Props = {
  readonly remains: Remains;
  readonly why?: RemainReasons;
  /** The objects of the Operator could be read. */
  readonly areKnown: boolean;
};

export const NO_REASONS: RemainReasons = { definitions: new Map(), place: [], plugins: [] };

/** A resource that remains; `reasons`: why it cannot be deleted with the Operator. */
type Remaining = { readonly text: string; readonly reasons: readonly string[] };

function remaining(remains: Remains, why: RemainReasons, t: Translate): readonly Remaining[] {
  const { operands, definitions, operatorGroups, namespace } = remains;
  const { plugins, perhapsPlugins, sharedPlans } = remains;
  return [
    ...operands.map((one) => simple(operandsText(one, t))),
    ...remainingDefinitions(definitions, why, t),
    ...placeTexts({ operatorGroups, namespace }, t).map((text) => ({ text, reasons: why.place })),
    ...(plugins.length === 0
      ? []
      : [
          {
            text: t('Console plugins enabled: {{names}}', { names: t.list(plugins) }),
            reasons: why.plugins,
          },
        ]),
    ...perhapsPlugins.map((name) => ({
      text: t('Console plugin {{name}}, if enabled', { name }),
      reasons: [neededText([TO_CHANGE_THE_CONSOLE], t)],
    })),
    ...sharedPlans.map((name) =>
      simple(
        t(
          'InstallPlan {{name}}, shared with other Operators. Approving it reinstalls this Operator.',
          {
            name,
          },
        ),
      ),
    ),
    ...(remains.mayLeaveVolumes
      ? [simple(t('Unowned PersistentVolumeClaims of the deleted instances'))]
      : []),
    ...(remains.olmOperator === null
      ? []
      : [simple(t('Operator resource {{name}}', { name: remains.olmOperator }))]),
  ];
}

function simple(text: string): Remaining {
  return { text, reasons: [] };
}

/** One line for all resources with the same reason. */
function remainingDefinitions(
  names: readonly string[],
  { definitions }: RemainReasons,
  t: Translate,
): readonly Remaining[] {
  const reasons = [...new Set(names.map((name) => definitions.get(name) ?? ''))];
  return reasons.map((reason) => ({
    text: t('CustomResourceDefinitions (CRDs): {{names}}', {
      names: t.list(names.filter((name) => (definitions.get(name) ?? '') === reason)),
    }),
    reasons: reason === '' ? [] : [reason],
  }));
}

function operandsText(one: RemainingOperands, t: Translate): string {
  const { kind, count, isPartial } = one;
  if (count === null) return t('{{kind}} instances, if any, are no longer managed.', { kind });
  return isPartial
    ? t('At least {{count}} {{kind}} instance is no longer managed.', { kind, count })
    : managementText({ ...one, count }, t);
}

function placeTexts(
  { operatorGroups, namespace }: Pick<Remains, 'operatorGroups' | 'namespace'>,
  t: Translate,
): readonly string[] {
  if (namespace === null) return [];
  const names = operatorGroups?.join(', ') ?? '';
  return [
    names === ''
      ? t('Namespace {{namespace}} with all other resources', { namespace })
      : t('Namespace {{namespace}} with OperatorGroup {{names}} and all other resources', {
          namespace,
          names,
        }),
  ];
}

function dependencyText(
  { displayName, isAutomatic, alsoNeededBy }: RemainingDependency,
  t: Translate,
): string {
  if (alsoNeededBy.length > 0) {
    return t('Dependency {{name}}, also required by: {{others}}', {
      name: displayName,
      others: t.list(alsoNeededBy),
    });
  }
  return isAutomatic
    ? t('Dependency {{name}}, installed by OLM for this Operator', { name: displayName })
    : t('Dependency {{name}}', { name: displayName });
}
