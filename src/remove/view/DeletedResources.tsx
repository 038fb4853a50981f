import { List, ListItem, Title } from '@patternfly/react-core';
import { Commands } from '~/ui/calls/Commands';
import { Fold } from '~/ui/Fold';
import { Mono } from '~/ui/Mono';
import { Sentence } from '~/ui/Sentence';
import { objectOf } from '~/olm/calls/clusterCall';
import { useKubeClient } from '~/kube/useKubeClient';
import { callsOf, type RemovalStep } from '~/remove/rules/run/removalStep';
import type { UninstallInventory } from '~/remove/rules/inventory';
import { useT } from '~/i18n';

/** The resources that are deleted with these choices, in order, and those that OLM deletes automatically. */
export function DeletedResources(props: Props) {
  const t = useT();
  return (
    <>
      <Title headingLevel="h2" size="md" className="operator-hub__uninstall-heading">
        {t('Resources to delete')}
      </Title>
      <DeletedList {...props} />
    </>
  );
}

/** The same without a title. */
export function DeletedList({ inventory, steps }: Props) {
  const { runs } = inventory;
  const webhooks = runs.webhooks.filter(({ kind }) => kind !== 'conversion');
  return (
    <List data-test="goes">
      <StepLines steps={steps} />
      <Stops kind="Deployment" names={runs.deployments} />
      <Stops kind="Webhook" names={webhooks.map(({ name }) => name)} />
      <Stops kind="APIService" names={runs.apiServices} />
    </List>
  );
}

/** The same for resources without a CSV. */
export function StepList({ steps }: StepsProps) {
  return (
    <List data-test="goes">
      <StepLines steps={steps} />
    </List>
  );
}

function StepLines({ steps }: StepsProps) {
  return linesOf(steps).map(([step, count]) => (
    <ListItem key={step.id}>
      <Step step={step} count={count} />
    </ListItem>
  ));
}

type StepsProps = { readonly steps: readonly RemovalStep[] };

type Props = {
  readonly inventory: UninstallInventory;
  readonly steps: readonly RemovalStep[];
};

/** The steps in order; of operands one line per kind, with the number. */
function linesOf(steps: readonly RemovalStep[]): readonly (readonly [RemovalStep, number])[] {
  const lines = new Map<string, [RemovalStep, number]>();
  for (const step of steps) {
    const { id, stage, action } = step;
    const key = stage === 'operands' && action.kind === 'delete' ? action.call.model.kind : id;
    const [first, count] = lines.get(key) ?? [step, 0];
    lines.set(key, [first, count + 1]);
  }
  return [...lines.values()];
}

function Step({ step: { stage, action }, count }: StepProps) {
  const t = useT();
  if (action.kind === 'disable-plugins') {
    return t('Disable console plugins: {{names}}', { names: t.list(action.names) });
  }
  const { kind } = action.call.model;
  if (stage === 'operands') return t('{{count}} {{kind}} instances', { count, kind });
  return (
    <>
      {kind} <Mono>{objectOf(action.call).name}</Mono>
    </>
  );
}

type StepProps = { readonly step: RemovalStep; readonly count: number };

/** The commands of steps, in order. */
export function StepCommands({ steps }: Pick<Props, 'steps'>) {
  const t = useT();
  const client = useKubeClient();
  return (
    <Fold title={t('Show CLI commands')}>
      <Commands calls={callsOf(steps)} client={client} />
    </Fold>
  );
}

/** The objects that OLM deletes with the CSV. */
function Stops({ kind, names }: { readonly kind: string; readonly names: readonly string[] }) {
  const t = useT();
  if (names.length === 0) return null;
  return (
    <ListItem>
      <Sentence
        text={t('{{kind}} <names/> (deleted with the CSV)', { kind })}
        parts={{ names: <Mono>{names.join(', ')}</Mono> }}
      />
    </ListItem>
  );
}
