import { useMemo } from 'react';
import { Button, List, ListItem, Skeleton } from '@patternfly/react-core';
import { Link } from 'react-router';
import { LoadableView } from '~/ui/LoadableView';
import { MissingRights } from '~/ui/MissingRights';
import { Mono } from '~/ui/Mono';
import { useObjectsOf } from '~/remove/read/useObjectsOf';
import { useStepRights } from '~/remove/read/useStepRights';
import type { Leftover } from '~/remove/rules/leftovers/leftover';
import {
  type HeldObject,
  heldApis,
  heldObjects,
  releaseSteps,
} from '~/remove/rules/leftovers/held';
import { useT } from '~/i18n';
import { routes } from '~/routes';

/** What keeps a namespace from ending, object by object, and the way to clear it. */
export function HeldObjects({ leftover, onRelease }: Props) {
  const t = useT();
  const apis = heldApis(leftover);
  if (apis.length === 0) return <>{t('Kubernetes does not tell which objects.')}</>;
  return (
    <>
      {apis.map((api) => (
        <HeldOfApi key={api} api={api} namespace={leftover.object.name} onRelease={onRelease} />
      ))}
    </>
  );
}

type Props = {
  readonly leftover: Leftover;
  /** Begins to clear the finalizers of these objects, one by one. */
  readonly onRelease: (objects: readonly HeldObject[]) => void;
};

function HeldOfApi({ api, namespace, onRelease }: OfApi) {
  const t = useT();
  const found = useObjectsOf(api, [namespace]);
  return (
    <LoadableView
      of={found}
      what={api}
      skeleton={<Skeleton width="16rem" screenreaderText={t('Loading {{what}}', { what: api })} />}
    >
      {(list) => {
        const objects = heldObjects(list, namespace);
        return (
          <div data-test="held">
            <List isPlain>
              {objects.slice(0, MOST).map((object) => (
                <ListItem key={object.name}>
                  <Link to={routes.object(object)}>
                    {object.model.kind} {object.name}
                  </Link>{' '}
                  {object.finalizers.map((finalizer) => (
                    <Mono key={finalizer}>{finalizer}</Mono>
                  ))}
                </ListItem>
              ))}
            </List>
            {objects.length > MOST &&
              t('and {{count}} more object', { count: objects.length - MOST })}
            {objects.length === 0 && t('Nothing of {{api}} is there any more.', { api })}
            {objects.length > 0 && <Clear api={api} objects={objects} onRelease={onRelease} />}
          </div>
        );
      }}
    </LoadableView>
  );
}

type OfApi = Pick<Props, 'onRelease'> & { readonly api: string; readonly namespace: string };

/** The way to clear them, for those who may delete them: that is sent as soon as it is pressed. */
function Clear({ api, objects, onRelease }: ClearProps) {
  const t = useT();
  const steps = useMemo(() => releaseSteps(objects), [objects]);
  const { missing, isAsking } = useStepRights(steps);
  return (
    <>
      <Button
        variant="secondary"
        aria-label={t('Clear what holds it: {{api}}…', { api })}
        isDisabled={isAsking || missing.length > 0}
        onClick={() => {
          onRelease(objects);
        }}
      >
        {t('Clear what holds it…')}
      </Button>
      <MissingRights missing={missing} title={t('You do not have the right to do this')} />
    </>
  );
}

type ClearProps = Pick<OfApi, 'api' | 'onRelease'> & { readonly objects: readonly HeldObject[] };

/** Objects that are named. */
const MOST = 10;
