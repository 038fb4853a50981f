import { WebLink } from '~/ui/WebLink';
import {
  DescriptionList,
  DescriptionListDescription,
  DescriptionListGroup,
  DescriptionListTerm,
  Flex,
  Label,
  List,
  ListItem,
  Stack,
  StackItem,
} from '@patternfly/react-core';
import { ResourceLink, Timestamp } from '@openshift-console/dynamic-plugin-sdk';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useT } from '~/i18n';
import { listIn, recordIn, textIn, textMapIn } from '~/kube/json';
import { dataOr } from '~/kube/loadable';
import { useSlowClock } from '~/kube/useSlowClock';
import { conditionsIn } from '~/olm/conditions/conditionSets';
import type { Provider } from '~/operands/rules/operandApis';
import { routes } from '~/routes';
import { ageText } from '~/ui/timeText';
import { ConditionsCard } from '~/ui/ConditionsCard';
import { DescriptionNotice } from '~/operands/view/ApiMissing';
import { LabelGroup } from '~/ui/LabelGroup';
import { Mono } from '~/ui/Mono';
import { Notice } from '~/ui/Notice';
import { useDefinition } from '~/form/read/useDefinition';
import { operatorFindings, unreportedFor } from '~/operands/rules/instanceFindings';
import { cellOf } from '~/operands/rules/instanceRow';
import { specFields, type StatusValue, statusFields } from '~/operands/rules/statusFields';
import { type InstanceHealth, instanceHealth } from '~/operands/rules/instanceHealth';
import { evidenceText, operatorText } from '~/operands/view/texts';
import type { InstanceTabProps } from '~/operands/view/instanceDetails';
import { CellText } from '~/operands/view/list/fields';
import { TitledCard } from '~/ui/TitledCard';

/** The health of the instance, and the status of its Operator. */
export function OverviewTab({ details }: InstanceTabProps) {
  const t = useT();
  const conditions = conditionsIn(recordIn(details.object.status)['conditions']);
  return (
    <Stack hasGutter>
      <DescriptionNotice description={details.description} />
      <Unattended details={details} />
      <StackItem>
        <TitledCard title={t('Status')}>
          <StatusFacts details={details} />
        </TitledCard>
      </StackItem>
      {conditions.length > 0 && (
        <StackItem>
          <ConditionsCard conditions={conditions} />
        </StackItem>
      )}
      <StackItem>
        <TitledCard title={t('Details')}>
          <Facts details={details} />
        </TitledCard>
      </StackItem>
    </Stack>
  );
}

/** Reasons without progress: no Operator reconciles the instance, or it has not reported a status. */
function Unattended({ details: { api, model, namespace, object } }: InstanceTabProps) {
  const t = useT();
  const now = useSlowClock();
  const schema = dataOr(useDefinition(api.name, model), null)?.schema ?? null;
  const findings = operatorFindings(api, namespace);
  const age = unreportedFor(object, schema, now);
  return (
    <>
      {findings.map((finding) => (
        <StackItem key={finding.kind}>
          <Notice variant="warning" title={operatorText(finding, t)} />
        </StackItem>
      ))}
      {findings.length === 0 && age !== null && (
        <StackItem>
          <Notice
            variant="warning"
            title={t('The Operator has not reported a status for {{duration}}', {
              duration: ageText(age, t),
            })}
          >
            <List isPlain>
              {api.providers.map((provider) => (
                <ListItem key={`${provider.namespace}/${provider.csv}`}>
                  <ProviderState provider={provider} />
                </ListItem>
              ))}
            </List>
          </Notice>
        </StackItem>
      )}
    </>
  );
}

/** The Operator with its state, and the links to its events, its pods and their logs. */
function ProviderState({ provider }: ProviderProps) {
  const t = useT();
  const { namespace, csv, displayName, isReady, podNamespace } = provider;
  return (
    <Flex columnGap={{ default: 'columnGapMd' }} rowGap={{ default: 'rowGapXs' }}>
      <Link to={routes.operator(namespace, csv)} dir="auto">
        {displayName}
      </Link>
      {isReady === true && (
        <Label isCompact variant="outline" status="success">
          {t('Ready')}
        </Label>
      )}
      <Link to={routes.operator(namespace, csv, 'events')}>{t('Events')}</Link>
      {podNamespace !== null && <Link to={routes.pods(podNamespace)}>{t('Pods and logs')}</Link>}
    </Flex>
  );
}

type ProviderProps = { readonly provider: Provider };

const MOST = 50;

function Fact({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <DescriptionListGroup>
      <DescriptionListTerm>{title}</DescriptionListTerm>
      <DescriptionListDescription>{children}</DescriptionListDescription>
    </DescriptionListGroup>
  );
}

const COLUMNS = { default: '1Col', md: '2Col', xl: '3Col' } as const;

/** The health with its evidence, the described status fields, and the printer columns of `kubectl get`. */
function StatusFacts({ details: { api, model, namespace, object } }: InstanceTabProps) {
  const now = useSlowClock();
  const definition = dataOr(useDefinition(api.name, model), null);
  const fields = statusFields(api, object);
  const known = fields.map(({ title }) => title.toLowerCase());
  const cells = (definition?.columns ?? [])
    .filter(({ title }) => !known.includes(title.toLowerCase()))
    .map((column) => ({ column, cell: cellOf(column, object) }));
  return (
    <Stack hasGutter>
      <Evidence of={instanceHealth(object).evidence} />
      <StackItem>
        <DescriptionList columnModifier={COLUMNS}>
          {fields.map(({ id, title, value }) => (
            <Fact key={id} title={title}>
              <Value value={value} namespace={namespace} />
            </Fact>
          ))}
          {cells
            .filter(({ cell }) => cell.kind !== 'none')
            .map(({ column, cell }) => (
              <Fact key={column.id} title={column.title}>
                <CellText cell={cell} now={now} />
              </Fact>
            ))}
        </DescriptionList>
      </StackItem>
    </Stack>
  );
}

/** The heading of the page states the health. */
function Evidence({ of }: { readonly of: InstanceHealth['evidence'] }) {
  const t = useT();
  return (
    <StackItem>
      <p dir="auto">{evidenceText(of, t)}</p>
      {of.kind === 'condition' && of.message !== null && (
        <p dir="auto">{of.message.slice(0, LONGEST)}</p>
      )}
    </StackItem>
  );
}

const LONGEST = 4000;

function Value({ value, namespace }: ValueProps) {
  const t = useT();
  switch (value.kind) {
    case 'text':
      return <span dir="auto">{value.text}</span>;
    case 'link':
      return <WebLink address={value.href}>{value.href}</WebLink>;
    case 'object':
      return namespace === null ? (
        value.name
      ) : (
        <ResourceLink
          groupVersionKind={{ version: 'v1', kind: value.of }}
          name={value.name}
          namespace={namespace}
          inline
        />
      );
    case 'counts':
      return t.list(value.counts.map(([state, count]) => `${state}: ${t.number(count)}`));
    case 'hidden':
      return t('Hidden');
  }
}

type ValueProps = { readonly value: StatusValue; readonly namespace: string | null };

function Facts({ details: { api, model, namespace, object } }: InstanceTabProps) {
  const t = useT();
  const { metadata } = object;
  const labels = Object.entries(textMapIn(metadata.labels)).slice(0, MOST);
  const owners = listIn(metadata.ownerReferences).map(recordIn).slice(0, MOST);
  return (
    <DescriptionList columnModifier={COLUMNS}>
      <Fact title={t('API')}>
        <Mono>{`${api.name}/${model.version}`}</Mono>
      </Fact>
      <Fact title={t('Operator')}>
        {api.providers.length === 0
          ? t('None')
          : api.providers.map(({ namespace, csv, displayName }) => (
              <div key={`${namespace}/${csv}`}>
                <Link to={routes.operator(namespace, csv)} dir="auto">
                  {displayName}
                </Link>
              </div>
            ))}
      </Fact>
      {specFields(api, object).map(({ id, title, value }) => (
        <Fact key={id} title={title}>
          <Value value={value} namespace={namespace} />
        </Fact>
      ))}
      <Fact title={t('Created')}>
        {metadata.creationTimestamp === undefined ? (
          '–'
        ) : (
          <Timestamp timestamp={metadata.creationTimestamp} simple />
        )}
      </Fact>
      <Fact title={t('Labels')}>
        {labels.length === 0 ? (
          t('None')
        ) : (
          <LabelGroup numLabels={10} aria-label={t('Labels')}>
            {labels.map(([key, value]) => (
              <Label key={key} variant="outline" textMaxWidth="20rem">
                {value === '' ? key : `${key}=${value}`}
              </Label>
            ))}
          </LabelGroup>
        )}
      </Fact>
      {owners.length > 0 && (
        <Fact title={t('Owner')}>
          {owners.map((owner, index) => (
            <div key={index}>
              {[textIn(owner['kind']), textIn(owner['name'])].filter(Boolean).join(' ')}
            </div>
          ))}
        </Fact>
      )}
      {(metadata.finalizers ?? []).length > 0 && (
        <Fact title={t('Finalizers')}>
          {(metadata.finalizers ?? []).slice(0, MOST).map((finalizer) => (
            <div key={finalizer}>
              <Mono>{finalizer}</Mono>
            </div>
          ))}
        </Fact>
      )}
    </DescriptionList>
  );
}
