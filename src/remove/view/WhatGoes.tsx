import { List, ListItem, Title } from '@patternfly/react-core';
import { Mono } from '~/ui/Mono';
import { Sentence } from '~/ui/Sentence';
import { objectOf } from '~/olm/calls/clusterCall';
import type { RemovalStep } from '~/remove/rules/run/removalStep';
import type { UninstallInventory } from '~/remove/rules/inventory';
import { useT } from '~/i18n';

/** What is deleted with these choices, in its order, and what goes with it by itself. */
export function WhatGoes(props: Props) {
  const t = useT();
  return (
    <>
      <Title headingLevel="h2" size="md" className="operator-hub__uninstall-heading">
        {t('What goes')}
      </Title>
      <GoingList {...props} />
    </>
  );
}

/** The same without a title. */
export function GoingList({ inventory, steps }: Props) {
  const t = useT();
  const { runs } = inventory;
  const webhooks = runs.webhooks.filter(({ kind }) => kind !== 'conversion');
  return (
    <List data-test="goes">
      {operandCounts(steps).map(([kind, count]) => (
        <ListItem key={kind}>{t('{{count}} object of {{kind}}', { count, kind })}</ListItem>
      ))}
      {steps
        .filter(({ stage }) => stage !== 'operands')
        .map((step) => (
          <ListItem key={step.id}>
            <Step step={step} />
          </ListItem>
        ))}
      <Stops kind="Deployment" names={runs.deployments} />
      <Stops kind="Webhook" names={webhooks.map(({ name }) => name)} />
      <Stops kind="APIService" names={runs.apiServices} />
    </List>
  );
}

type Props = {
  readonly inventory: UninstallInventory;
  readonly steps: readonly RemovalStep[];
};

function operandCounts(steps: readonly RemovalStep[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const { stage, action } of steps) {
    if (stage !== 'operands' || action.kind !== 'delete') continue;
    const { kind } = action.call.model;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts];
}

function Step({ step: { action } }: { readonly step: RemovalStep }) {
  const t = useT();
  if (action.kind === 'disable-plugins') {
    return t('The console plugin {{names}} is disabled', { names: t.list(action.names) });
  }
  return (
    <>
      {action.call.model.kind} <Mono>{objectOf(action.call).name}</Mono>
    </>
  );
}

/** What OLM deletes when the CSV goes. */
function Stops({ kind, names }: { readonly kind: string; readonly names: readonly string[] }) {
  const t = useT();
  if (names.length === 0) return null;
  return (
    <ListItem>
      <Sentence
        text={t('{{kind}} <names/> (with the ClusterServiceVersion)', { kind })}
        parts={{ names: <Mono>{names.join(', ')}</Mono> }}
      />
    </ListItem>
  );
}
