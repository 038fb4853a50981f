import {
  Button,
  Content,
  FormGroup,
  FormSelect,
  FormSelectOption,
  List,
  ListComponent,
  ListItem,
  Skeleton,
  Stack,
  StackItem,
} from '@patternfly/react-core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '~/i18n';
import type { OperatorTabProps } from '~/olm/installed/operatorDetails';
import { packageOf } from '~/olm/installed/operatorName';
import { modeOfGroup, targetsOf } from '~/olm/namespaces/operatorGroupTargets';
import { subscribedPackage } from '~/operator/read/subscribedPackage';
import { type EarlierVersion, earlierVersions } from '~/operator/rules/earlierVersions';
import { routes } from '~/routes';
import { DialogFrame } from '~/ui/DialogFrame';
import { FormFields } from '~/ui/form/FormLayout';
import { later } from '~/ui/lazy/later';
import { LazyPart } from '~/ui/lazy/LazyPart';
import { LinkButton } from '~/ui/LinkButton';

/**
 * Selects an earlier version, and leads to the uninstall dialog and then to the form that installs it. CRDs and
 * instances remain, so that the CRDs of the earlier version are first compared with them.
 */
export function ReinstallDialog({ details, onClose }: Props) {
  const t = useT();
  const { operator, facts } = details;
  const key = packageOf(operator);
  const requested = useQuery(subscribedPackage(facts.subscription, operator.namespace));
  const versions =
    requested.data === undefined
      ? []
      : earlierVersions(requested.data, operator.channel, operator.version);
  const [first] = versions;
  const [chosen, setChosen] = useState<string | null>(null);
  const target = versions.find(({ version }) => version === chosen) ?? first;
  const title = t('Reinstall an earlier version of {{name}}?', { name: operator.displayName });
  if (target === undefined) {
    return (
      <DialogFrame title={title} onClose={onClose}>
        {requested.isLoading ? t('Loading') : t('No earlier version found in the channel.')}
      </DialogFrame>
    );
  }
  const steps = [
    t('The Operator is uninstalled. CRDs and instances remain.'),
    t('The install form opens with version {{version}} and manual approval.', target),
  ];
  return (
    <DialogFrame
      title={title}
      footer={
        <>
          <LinkButton
            variant="primary"
            to={routes.uninstallThen(
              operator.namespace,
              operator.name,
              installPage(details, target),
            )}
          >
            {t('Continue to uninstall')}
          </LinkButton>
          <Button variant="link" onClick={onClose}>
            {t('Cancel')}
          </Button>
        </>
      }
      onClose={onClose}
    >
      <Stack hasGutter>
        <StackItem>
          <FormFields>
            <FormGroup fieldId="reinstall-version" label={t('Version')}>
              <FormSelect
                id="reinstall-version"
                value={target.version}
                onChange={(_, version) => {
                  setChosen(version);
                }}
              >
                {versions.map(({ version }) => (
                  <FormSelectOption key={version} value={version} label={version} />
                ))}
              </FormSelect>
            </FormGroup>
          </FormFields>
        </StackItem>
        {key !== null && (
          <StackItem>
            <LazyPart skeleton={<Skeleton height="6rem" screenreaderText={t('Loading')} />}>
              <EarlierDefinitions
                namespace={operator.namespace}
                packageKey={key}
                csvName={target.csvName}
                version={target.version}
              />
            </LazyPart>
          </StackItem>
        )}
        <StackItem>
          <List component={ListComponent.ol}>
            {steps.map((step) => (
              <ListItem key={step}>{step}</ListItem>
            ))}
          </List>
        </StackItem>
        <StackItem>
          <Content component="p">{t('Earlier versions might not support current data.')}</Content>
        </StackItem>
      </Stack>
    </DialogFrame>
  );
}

type Props = OperatorTabProps & { readonly onClose: () => void };

const EarlierDefinitions = later(
  async () => (await import('~/updates/view/stored/EarlierDefinitions')).EarlierDefinitions,
);

/** The form with the version, in the same namespace with the same scope. */
function installPage(
  { operator, facts }: OperatorTabProps['details'],
  { channel, version }: EarlierVersion,
): string {
  const { namespace } = operator;
  const key = packageOf(operator);
  if (key === null) return routes.catalog(namespace);
  const [group] = facts.operatorGroups ?? [];
  const mode = group === undefined ? null : modeOfGroup(group);
  const query = new URLSearchParams({ channel, version, namespace, approval: 'Manual' });
  if (mode !== null) query.set('mode', mode);
  if (group !== undefined && (mode === 'SingleNamespace' || mode === 'MultiNamespace')) {
    for (const target of targetsOf(group)) query.append('target', target);
  }
  return `${routes.install(null, key)}?${query.toString()}`;
}
