import { List, ListItem, Skeleton, StackItem } from '@patternfly/react-core';
import { Link } from 'react-router';
import { type Translate, useT } from '~/i18n';
import type { Loadable } from '~/kube/loadable';
import { routes } from '~/routes';
import type { OlmParts } from '~/sources/read/useOlmParts';
import { type OlmPart, partKey } from '~/sources/rules/olmParts';
import { FailureText } from '~/ui/FailureAlert';
import { Fold } from '~/ui/Fold';
import { later } from '~/ui/lazy/later';
import { LazyPart } from '~/ui/lazy/LazyPart';
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
            <ListItem key={partKey(part)}>
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
  const text = state === 'not-found' ? t('Not found') : message;
  const pods = hindrances.map((one) => one.object.name);
  return (
    <>
      <Link to={routes.object(object)}>
        <ObjectName object={object} />
      </Link>
      {text !== '' && `: ${text}`}
      {hindrances.length > 0 && (
        <List>
          {hindrances.map((one, index) => (
            <ListItem key={`${one.object.name} ${one.reason} ${one.message}`}>
              <HindranceText hindrance={one} />{' '}
              {one.object.model.kind === 'Pod' && pods.indexOf(one.object.name) === index && (
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
        {parts.length > 0 && (
          <LazyPart skeleton={<Skeleton height="20rem" />}>
            <OlmPartTable parts={parts} />
          </LazyPart>
        )}
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

const OlmPartTable = later(async () => (await import('./OlmPartTable')).OlmPartTable);
