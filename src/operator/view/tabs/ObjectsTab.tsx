import {
  EmptyState,
  Skeleton,
  Stack,
  StackItem,
  Label,
  DescriptionList,
  DescriptionListDescription,
  DescriptionListGroup,
  DescriptionListTerm,
  Title,
} from '@patternfly/react-core';
import { ResourceLink } from '@openshift-console/dynamic-plugin-sdk';
import { FailureText } from '~/ui/FailureAlert';
import { LoadableView } from '~/ui/LoadableView';
import { Notice } from '~/ui/Notice';
import { useOperatorObjects, type OperatorObjects } from '~/operator/read/useOperatorObjects';
import { surroundingsOf, type SurroundingObject } from '~/operator/rules/surroundings';
import { useT, type Translate } from '~/i18n';
import type { OperatorTabProps } from '~/olm/installed/operatorDetails';
import { LabelGroup } from '~/ui/LabelGroup';
import type { ObjectGroup } from '~/operator/rules/operatorObjects';
import type { ConcernedObject } from '~/olm/messages/message';
import { ObjectsTable } from './ObjectsTable';
import './objects.css';

/** The objects of the Operator in OLM's list. */
export default function ObjectsTab({ details: { facts } }: OperatorTabProps) {
  const t = useT();
  const objects = useOperatorObjects(facts);
  return (
    <Stack hasGutter>
      <StackItem>
        <LoadableView
          of={objects}
          what={t('Resources')}
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

/** The reason why the objects come from plans and CSVs, with the consequence. */
function NotListed({ found }: FoundProps) {
  const t = useT();
  const { failure } = found;
  return (
    <Notice variant="info" title={notListedTitle(found, t)}>
      {failure !== null && <FailureText failure={failure} />}
      <p>{t('Only resources of install plans and the CSV are listed.')}</p>
    </Notice>
  );
}

function notListedTitle({ failure, listName }: OperatorObjects, t: Translate): string {
  if (listName === null) return t('Operator resource not found');
  if (failure === null) return t('Operator resource not updated yet');
  return t('Unable to load Operator resource {{name}}', { name: listName });
}

function NoObjects() {
  const t = useT();
  return <EmptyState variant="sm" headingLevel="h2" titleText={t('No resources created.')} />;
}

/** The number of objects, and of those with problems. */
function ObjectCounts({ groups }: { readonly groups: readonly ObjectGroup[] }) {
  const t = useT();
  const objects = groups.flatMap((group) => group.objects);
  const count = (test: (object: (typeof objects)[number]) => boolean) =>
    objects.filter(test).length;
  const bad = count(({ tone, note }) => tone === 'danger' && note === null);
  const absent = count(({ note }) => note === 'absent');
  const leftover = count(({ note }) => note === 'leftover');
  return (
    <LabelGroup numLabels={4} aria-label={t('Resource summary')}>
      <Label variant="outline">{t('{{count}} resources', { count: objects.length })}</Label>
      {bad > 0 && <Label status="danger">{t('{{count}} degraded', { count: bad })}</Label>}
      {absent > 0 && <Label status="warning">{t('{{count}} not found', { count: absent })}</Label>}
      {leftover > 0 && (
        <Label status="warning">{t('{{count}} leftover resources', { count: leftover })}</Label>
      )}
    </LabelGroup>
  );
}

/** Objects that the Operator needs but does not own. They remain after its uninstallation. */
function Surroundings({ objects }: { readonly objects: readonly SurroundingObject[] }) {
  const t = useT();
  if (objects.length === 0) return null;
  return (
    <section aria-labelledby={TITLE}>
      <Title headingLevel="h2" size="lg" id={TITLE} className="operator-hub__objects-head">
        {t('Related resources')}
      </Title>
      <DescriptionList isHorizontal isCompact>
        {objects.map(({ object, role }) => (
          <DescriptionListGroup key={`${object.model.kind} ${object.name}`}>
            <DescriptionListTerm>{roleText(role, t)}</DescriptionListTerm>
            <DescriptionListDescription>
              <ObjectLink object={object} />
            </DescriptionListDescription>
          </DescriptionListGroup>
        ))}
      </DescriptionList>
    </section>
  );
}

const TITLE = 'operator-hub-surroundings';

function ObjectLink({ object: { model, name, namespace } }: { readonly object: ConcernedObject }) {
  const { group, version, kind } = model;
  return (
    <ResourceLink
      groupVersionKind={group === '' ? { version, kind } : { group, version, kind }}
      name={name}
      {...(namespace === null ? {} : { namespace })}
    />
  );
}

function roleText(role: SurroundingObject['role'], t: Translate): string {
  switch (role) {
    case 'group':
      return t('Selects the managed namespaces');
    case 'catalog':
      return t('Provides versions');
    case 'bundle':
      return t('Contains the unpacked bundle');
    case 'unpacking':
      return t('Unpacked the bundle');
  }
}
