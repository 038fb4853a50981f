import { useEffect, useRef } from 'react';
import { Button, Checkbox, CodeBlock, CodeBlockCode, Skeleton } from '@patternfly/react-core';
import { SyncAltIcon } from '@patternfly/react-icons';
import { LoadableView } from '~/ui/LoadableView';
import { Notice } from '~/ui/Notice';
import { ContainerSelect } from '~/ui/calls/ContainerSelect';
import type { PodLogChoice } from '~/olm/workloads/podLogChoice';
import { useT } from '~/i18n';
import './pod.css';

/** The end of a container's log (TS-010). It does not follow: a button asks again. */
export function PodLogView({ containers, chosen, log, lines, ...choice }: PodLogChoice) {
  const t = useT();
  const isWaiting = log.status === 'failed' && log.failure.kind === 'invalid';
  return (
    <>
      <div className="operator-hub__log-toolbar">
        <ContainerSelect containers={containers} chosen={chosen} onChoose={choice.onChoose} />
        <Checkbox
          id="operator-hub-previous-log"
          label={t('The run before')}
          isChecked={choice.isPrevious}
          isDisabled={!choice.hasPrevious}
          onChange={(_, checked) => {
            choice.onPrevious(checked);
          }}
        />
        <Button
          variant="link"
          icon={<SyncAltIcon />}
          isDisabled={choice.isReading}
          onClick={choice.onRead}
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
          what={t('Log of container {{name}}', { name: chosen })}
          skeleton={<Skeleton height="12rem" />}
        >
          {(text) => <LogText text={text} lines={lines} />}
        </LoadableView>
      )}
    </>
  );
}

function LogText({ text, lines }: { readonly text: string; readonly lines: number }) {
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
          aria-label={t('Last {{count}} lines', { count: lines })}
        >
          {text === '' ? t('The container has written nothing.') : text}
        </CodeBlockCode>
      </div>
    </CodeBlock>
  );
}
