import { Timestamp } from '@openshift-console/dynamic-plugin-sdk';
import { useMemo, type ReactNode } from 'react';
import {
  Button,
  DescriptionList,
  DescriptionListDescription,
  DescriptionListGroup,
  DescriptionListTerm,
  List,
  ListItem,
  Skeleton,
} from '@patternfly/react-core';
import { Link } from 'react-router';
import { DialogFrame } from '~/ui/DialogFrame';
import { Mono } from '~/ui/Mono';
import { deletesInstances } from '~/remove/rules/leftovers/cleanUp';
import type { Leftover } from '~/remove/rules/leftovers/leftover';
import { useT, type Translate } from '~/i18n';
import { routes } from '~/routes';
import { LoadableView } from '~/ui/LoadableView';
import { MissingPermissions } from '~/ui/MissingPermissions';
import { useObjectsOf } from '~/remove/read/useObjectsOf';
import { useStepPermissions } from '~/remove/read/useStepPermissions';
import {
  blockingApis,
  blockingObjectsIn,
  objectsWithFinalizers,
  releaseSteps,
  type BlockingObject,
} from '~/remove/rules/leftovers/terminating';
import { LEFTOVER_TEXTS, evidenceText } from '~/remove/view/leftovers/texts';
import { LostResources } from '~/remove/view/leftovers/LostResources';

/** All facts about a leftover, and the data that is lost with it. */
export function LeftoverDetails({ leftover, onRelease, onClose }: Props) {
  const t = useT();
  return (
    <DialogFrame
      title={leftover.object.name}
      description={LEFTOVER_TEXTS[leftover.kind].title(t)}
      onClose={onClose}
    >
      <DescriptionList isHorizontal horizontalTermWidthModifier={{ default: '11rem' }}>
        {rowsOf(leftover, t).map(([term, description]) => (
          <DescriptionListGroup key={term}>
            <DescriptionListTerm>{term}</DescriptionListTerm>
            <DescriptionListDescription>{description}</DescriptionListDescription>
          </DescriptionListGroup>
        ))}
        {deletesInstances(leftover) && (
          <DescriptionListGroup>
            <DescriptionListTerm>{t('Also deleted')}</DescriptionListTerm>
            <DescriptionListDescription>
              <LostResources leftover={leftover} />
            </DescriptionListDescription>
          </DescriptionListGroup>
        )}
        {leftover.cleanUp.kind === 'none' && (
          <DescriptionListGroup>
            <DescriptionListTerm>{t('Blocked by')}</DescriptionListTerm>
            <DescriptionListDescription>
              <BlockingObjects leftover={leftover} onRelease={onRelease} />
            </DescriptionListDescription>
          </DescriptionListGroup>
        )}
      </DescriptionList>
    </DialogFrame>
  );
}

type Props = {
  readonly leftover: Leftover;
  /** Starts removing the blocking objects of a namespace. */
  readonly onRelease: Parameters<typeof BlockingObjects>[0]['onRelease'];
  readonly onClose: () => void;
};

function rowsOf(leftover: Leftover, t: Translate): readonly (readonly [string, ReactNode])[] {
  const { object, evidence, finalizers, createdAt, formerOwner, origin } = leftover;
  const { packageName, namespace } = formerOwner;
  return [
    [
      t('Resource'),
      <Link key="object" to={routes.bestOf(object)}>
        {object.model.kind} {object.name}
      </Link>,
    ],
    ...(object.namespace === null ? [] : [[t('Namespace'), object.namespace] as const]),
    [t('Impact'), LEFTOVER_TEXTS[leftover.kind].harm(t)],
    [
      t('Evidence'),
      <List key="why">
        {evidence.map((one) => (
          <ListItem key={JSON.stringify(one)}>{evidenceText(one, t)}</ListItem>
        ))}
      </List>,
    ],
    [
      t('Former package'),
      packageName === null && namespace === null
        ? t('Unknown')
        : [packageName, namespace].filter((part) => part !== null).join(' · '),
    ],
    [t('Origin'), origin === 'olm' ? t('Created by OLM') : t('Origin unknown')],
    [
      t('Created'),
      createdAt === null ? t('Unknown') : <Timestamp key="created" timestamp={createdAt} simple />,
    ],
    [
      t('Finalizers'),
      finalizers.length === 0
        ? t('None')
        : finalizers.map((finalizer) => (
            <div key={finalizer}>
              <Mono>{finalizer}</Mono>
            </div>
          )),
    ],
  ];
}

/** The blocking objects of a namespace or definition with the action to remove them. */
function BlockingObjects({ leftover, onRelease }: BlockingObjectsProps) {
  const t = useT();
  const apis = blockingApis(leftover);
  if (apis.length === 0) return <>{t('Kubernetes does not list the resources.')}</>;
  return (
    <>
      {apis.map((api) => (
        <BlockingObjectsOfApi
          key={api}
          api={api}
          namespace={leftover.kind === 'terminating-namespace' ? leftover.object.name : null}
          onRelease={onRelease}
        />
      ))}
    </>
  );
}

type BlockingObjectsProps = {
  readonly leftover: Leftover;
  /** Starts removing the finalizers of these objects, one by one. */
  readonly onRelease: (objects: readonly BlockingObject[]) => void;
};

function BlockingObjectsOfApi({ api, namespace, onRelease }: OfApi) {
  const t = useT();
  const found = useObjectsOf(api, namespace === null ? [] : [namespace]);
  return (
    <LoadableView
      of={found}
      what={api}
      skeleton={<Skeleton width="16rem" screenreaderText={t('Loading {{what}}', { what: api })} />}
    >
      {(list) => {
        const objects =
          namespace === null ? objectsWithFinalizers(list) : blockingObjectsIn(list, namespace);
        return (
          <div data-test="held">
            <List isPlain>
              {objects.slice(0, MOST).map((object) => (
                <ListItem key={`${object.namespace ?? ''}/${object.name}`}>
                  <Link to={routes.bestOf(object)}>
                    {object.model.kind} {object.name}
                  </Link>{' '}
                  {object.finalizers.map((finalizer) => (
                    <Mono key={finalizer}>{finalizer}</Mono>
                  ))}
                </ListItem>
              ))}
            </List>
            {objects.length > MOST && t('and {{count}} more', { count: objects.length - MOST })}
            {objects.length === 0 && t('No resources of {{api}} remain.', { api })}
            {objects.length > 0 && <Clear api={api} objects={objects} onRelease={onRelease} />}
          </div>
        );
      }}
    </LoadableView>
  );
}

type OfApi = Pick<BlockingObjectsProps, 'onRelease'> & {
  readonly api: string;
  /** `null`: all. */
  readonly namespace: string | null;
};

/** The action to remove them, with permission. It is sent without a further confirmation. */
function Clear({ api, objects, onRelease }: ClearProps) {
  const t = useT();
  const steps = useMemo(() => releaseSteps(objects), [objects]);
  const { missing, isAsking } = useStepPermissions(steps);
  return (
    <>
      <Button
        variant="secondary"
        aria-label={t('Remove finalizers of {{api}}', { api })}
        isDisabled={isAsking || missing.length > 0}
        onClick={() => {
          onRelease(objects);
        }}
      >
        {t('Remove finalizers')}
      </Button>
      <MissingPermissions missing={missing} title={t('Insufficient permissions')} />
    </>
  );
}

type ClearProps = Pick<OfApi, 'api' | 'onRelease'> & {
  readonly objects: readonly BlockingObject[];
};

/** The maximum number of names. */
const MOST = 10;
