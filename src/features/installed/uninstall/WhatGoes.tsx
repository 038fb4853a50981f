import { List, ListItem, Title } from '@patternfly/react-core';
import { Mono } from '~/components/Mono';
import type { UninstallInventory } from '~/domain/uninstall/inventory';
import { useT } from '~/i18n';

/** What is deleted in any case, and what stops with it. */
export function WhatGoes({ inventory }: { readonly inventory: UninstallInventory }) {
  const t = useT();
  const { subscription, csvs, runs } = inventory;
  const webhooks = runs.webhooks.filter(({ kind }) => kind !== 'conversion');
  return (
    <>
      <Title headingLevel="h2" size="md">
        {t('What goes')}
      </Title>
      <List>
        {subscription !== null && (
          <ListItem>
            <Named kind="Subscription" name={subscription.name} />
          </ListItem>
        )}
        {csvs.map(({ name }) => (
          <ListItem key={name}>
            <Named kind="ClusterServiceVersion" name={name} />
          </ListItem>
        ))}
        <Stops kind="Deployment" names={runs.deployments} />
        <Stops kind="Webhook" names={webhooks.map(({ name }) => name)} />
        <Stops kind="APIService" names={runs.apiServices} />
      </List>
    </>
  );
}

function Named({ kind, name }: { readonly kind: string; readonly name: string }) {
  return (
    <>
      {kind} <Mono>{name}</Mono>
    </>
  );
}

function Stops({ kind, names }: { readonly kind: string; readonly names: readonly string[] }) {
  const t = useT();
  if (names.length === 0) return null;
  return (
    <ListItem>
      {t('with it {{kind}}', { kind })} <Mono>{names.join(', ')}</Mono>
    </ListItem>
  );
}
