import { EmptyState, EmptyStateBody, Skeleton, Stack, StackItem } from '@patternfly/react-core';
import { FailureText } from '~/ui/FailureAlert';
import { LoadableView } from '~/ui/LoadableView';
import { Notice } from '~/ui/Notice';
import { type OperatorObjects, useOperatorObjects } from '~/operator/read/useOperatorObjects';
import { surroundingsOf } from '~/operator/rules/surroundings';
import { type Translate, useT } from '~/i18n';
import { ObjectCounts } from './ObjectCounts';
import { ObjectsTable } from './ObjectsTable';
import { Surroundings } from './Surroundings';
import type { OperatorTabProps } from '~/olm/installed/operatorTab';
import './objects.css';

/** Everything that belongs to the Operator on the cluster, as OLM lists it. */
export function ObjectsTab({ details: { facts } }: OperatorTabProps) {
  const t = useT();
  const objects = useOperatorObjects(facts);
  return (
    <Stack hasGutter>
      <StackItem>
        <LoadableView
          of={objects}
          what={t('Objects')}
          skeleton={<Skeleton height="20rem" screenreaderText={t('Loading')} />}
        >
          {(found) => <Objects found={found} namespace={facts.namespace} />}
        </LoadableView>
      </StackItem>
      <StackItem>
        <Surroundings objects={surroundingsOf(facts)} />
      </StackItem>
    </Stack>
  );
}

function Objects({ found, namespace }: FoundProps & { readonly namespace: string }) {
  const { groups, isListed } = found;
  if (groups.length === 0) return <NoObjects />;
  return (
    <Stack hasGutter>
      <StackItem>
        <ObjectCounts groups={groups} />
      </StackItem>
      {!isListed && (
        <StackItem>
          <NotListed found={found} />
        </StackItem>
      )}
      <StackItem>
        <ObjectsTable groups={groups} namespace={namespace} isListed={isListed} />
      </StackItem>
    </Stack>
  );
}

type FoundProps = { readonly found: OperatorObjects };

/** Why the objects are those of plans and CSVs, and what follows from that. */
function NotListed({ found }: FoundProps) {
  const t = useT();
  const { failure } = found;
  return (
    <Notice variant="info" title={notListedTitle(found, t)}>
      {failure !== null && <FailureText failure={failure} />}
      <p>
        {t(
          'These are the objects that the plans and the ClusterServiceVersion name. Whether they are there, and what OLM has made besides, is not known.',
        )}
      </p>
      {failure?.kind === 'forbidden' && (
        <p>{t('A cluster administrator can let you read Operators of operators.coreos.com.')}</p>
      )}
    </Notice>
  );
}

function notListedTitle({ failure, listName }: OperatorObjects, t: Translate): string {
  if (listName === null) return t('OLM keeps no list of the objects of this Operator');
  if (failure === null) return t('OLM has not listed the objects yet');
  return t('OLM’s list of the objects, Operator {{name}}, could not be read', { name: listName });
}

function NoObjects() {
  const t = useT();
  return (
    <EmptyState variant="sm" headingLevel="h2" titleText={t('No objects yet')}>
      <EmptyStateBody>{t('OLM has not created anything for this Operator.')}</EmptyStateBody>
    </EmptyState>
  );
}
