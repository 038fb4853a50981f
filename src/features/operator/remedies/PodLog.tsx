import { useEffect, useRef, useState } from 'react';
import { Button, Checkbox, CodeBlock, CodeBlockCode, Skeleton } from '@patternfly/react-core';
import { SyncAltIcon } from '@patternfly/react-icons';
import { useQuery } from '@tanstack/react-query';
import { LoadableView } from '~/components/LoadableView';
import { Notice } from '~/components/Notice';
import { ContainerSelect } from '~/components/remedies/ContainerSelect';
import { fromQuery } from '~/data/fromQuery';
import { LINES, type PodName, podLog } from '~/data/remedies/podQueries';
import type { PodContainer } from '~/domain/remedies/podParts';
import { useT } from '~/i18n';

/** The end of a container's log (TS-010). It does not follow: a button asks again. */
export function PodLog({ pod, containers, first }: Props) {
  const t = useT();
  const [name, setName] = useState(first);
  const [wantsPrevious, setWantsPrevious] = useState(false);
  const container = containers.find((one) => one.name === name) ?? null;
  const isPrevious = wantsPrevious && container?.hasPrevious === true;
  const asked = useQuery(podLog(pod, { container: name, isPrevious }));
  const log = fromQuery(asked);
  const isWaiting = log.status === 'failed' && log.failure.kind === 'invalid';
  return (
    <>
      <div className="operator-hub__log-toolbar">
        <ContainerSelect containers={containers} chosen={name} onChoose={setName} />
        <Checkbox
          id="operator-hub-previous-log"
          label={t('The run before')}
          isChecked={isPrevious}
          isDisabled={container?.hasPrevious !== true}
          onChange={(_, checked) => {
            setWantsPrevious(checked);
          }}
        />
        <Button
          variant="link"
          icon={<SyncAltIcon />}
          isDisabled={asked.isFetching}
          onClick={() => {
            void asked.refetch();
          }}
        >
          {t('Read again')}
        </Button>
      </div>
      {isWaiting ? (
        <Notice variant="info" title={t('The container has no log yet')}>
          {log.failure.message}
        </Notice>
      ) : (
        <LoadableView
          of={log}
          what={t('Log of container {{name}}', { name })}
          skeleton={<Skeleton height="12rem" />}
        >
          {(text) => <LogText text={text} />}
        </LoadableView>
      )}
    </>
  );
}

type Props = {
  readonly pod: PodName;
  readonly containers: readonly PodContainer[];
  /** The container whose log is shown first; `null`: there is none. */
  readonly first: string | null;
};

function LogText({ text }: { readonly text: string }) {
  const t = useT();
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What went wrong stands at the end.
    const region = end.current;
    if (region !== null) region.scrollTop = region.scrollHeight;
  }, [text]);
  return (
    <CodeBlock className="operator-hub__log">
      <div ref={end} className="operator-hub__log-lines">
        <CodeBlockCode
          tabIndex={0}
          role="region"
          aria-label={t('Last {{count}} lines', { count: LINES })}
        >
          {text === '' ? t('The container has written nothing.') : text}
        </CodeBlockCode>
      </div>
    </CodeBlock>
  );
}
