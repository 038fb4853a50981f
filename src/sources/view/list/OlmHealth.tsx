import { Label, List, ListItem, StackItem } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { Link } from 'react-router';
import { type Translate, useT } from '~/i18n';
import type { Loadable } from '~/kube/loadable';
import { routes } from '~/routes';
import type { OlmParts } from '~/sources/read/useOlmParts';
import type { OlmPart } from '~/sources/rules/olmParts';
import { FailureText } from '~/ui/FailureAlert';
import { Fold } from '~/ui/Fold';
import { ObjectName } from '~/ui/messages/ObjectName';
import { Notice } from '~/ui/Notice';
import { HindranceText } from '~/ui/pods/OperatorWorkload';

/** The components of OLM that are unavailable, with their causes. Nothing if all known ones are healthy. */
export function OlmProblems({ of }: Props) {
  const t = useT();
  if (of.status !== 'ready') return null;
  const failing = of.data.parts.filter(({ state }) => state !== 'healthy');
  if (failing.length === 0) return null;
  return (
    <StackItem>
      <Notice
        variant="danger"
        title={t('{{count}} OLM component is unavailable', { count: failing.length })}
      >
        <List isPlain>
          {failing.map((part) => (
            <ListItem key={keyOf(part)}>
              <Problem part={part} />
            </ListItem>
          ))}
        </List>
      </Notice>
    </StackItem>
  );
}

type Props = { readonly of: Loadable<OlmParts> };

/** The message, or the problems of the pods with links to their logs. */
function Problem({ part: { object, state, message, hindrances } }: PartProps) {
  const t = useT();
  return (
    <>
      <Link to={routes.object(object)}>
        <ObjectName object={object} />
      </Link>
      {': '}
      {state === 'not-found' ? t('Not found') : message}
      {hindrances.length > 0 && (
        <List>
          {hindrances.map((one) => (
            <ListItem key={`${one.object.name} ${one.reason} ${one.message}`}>
              <HindranceText hindrance={one} />{' '}
              {one.object.model.kind === 'Pod' && (
                <Link to={routes.podLog(one.object)}>{t('View log')}</Link>
              )}
            </ListItem>
          ))}
        </List>
      )}
    </>
  );
}

type PartProps = { readonly part: OlmPart };

/** The health of OLM in one sentence. The components, and why others are unknown, are collapsed. */
export function OlmHealth({ of }: Props) {
  const t = useT();
  if (of.status !== 'ready') return null;
  const { parts, failures } = of.data;
  return (
    <StackItem>
      <Fold title={summaryOf(of.data, t)}>
        {parts.length > 0 && <PartTable parts={parts} />}
        {failures.map((failure) => (
          <FailureText
            key={`${Object.values(failure.permission ?? {}).join(' ')} ${failure.message}`}
            failure={failure}
          />
        ))}
      </Fold>
    </StackItem>
  );
}

function summaryOf({ parts, failures }: OlmParts, t: Translate): string {
  if (parts.some(({ state }) => state !== 'healthy')) return t('OLM components');
  if (failures.length === 0) return t('OLM is healthy');
  return parts.length === 0 ? t('OLM health unknown') : t('OLM health partly unknown');
}

function PartTable({ parts }: { readonly parts: readonly OlmPart[] }) {
  const t = useT();
  return (
    <Table variant="compact" gridBreakPoint="grid-md" aria-label={t('OLM components')}>
      <Thead>
        <Tr>
          <Th width={30}>{t('Name')}</Th>
          <Th width={15}>{t('Kind')}</Th>
          <Th width={15}>{t('Status')}</Th>
          <Th width={25}>{t('Namespace')}</Th>
          <Th screenReaderText={t('Pods and logs')} />
        </Tr>
      </Thead>
      <Tbody>
        {parts.map((part) => (
          <PartRow key={keyOf(part)} part={part} />
        ))}
      </Tbody>
    </Table>
  );
}

function PartRow({ part: { object, state } }: PartProps) {
  const t = useT();
  const { model, name, namespace } = object;
  return (
    <Tr>
      <Td dataLabel={t('Name')} modifier="breakWord">
        <Link to={routes.object(object)}>{name}</Link>
      </Td>
      <Td dataLabel={t('Kind')}>{model.kind}</Td>
      <Td dataLabel={t('Status')}>
        <Label isCompact variant="outline" status={state === 'healthy' ? 'success' : 'danger'}>
          {stateText(state, t)}
        </Label>
      </Td>
      <Td dataLabel={t('Namespace')} modifier="breakWord">
        {namespace ?? '–'}
      </Td>
      <Td>{namespace !== null && <Link to={routes.pods(namespace)}>{t('Pods and logs')}</Link>}</Td>
    </Tr>
  );
}

function stateText(state: OlmPart['state'], t: Translate): string {
  switch (state) {
    case 'healthy':
      return t('Healthy');
    case 'unavailable':
      return t('Unavailable');
    case 'not-found':
      return t('Not found');
  }
}

function keyOf({ object: { model, namespace, name } }: OlmPart): string {
  return `${model.kind} ${namespace ?? ''}/${name}`;
}
