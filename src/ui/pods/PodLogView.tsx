import { useEffect, useId, useRef } from 'react';
import {
  Button,
  Checkbox,
  CodeBlock,
  CodeBlockCode,
  Skeleton,
  FormSelect,
  FormSelectOption,
} from '@patternfly/react-core';
import { SyncAltIcon } from '@patternfly/react-icons';
import { LoadableView } from '~/ui/LoadableView';
import { Notice } from '~/ui/Notice';
import type { PodLogChoice } from '~/olm/workloads/podEvents';
import { useT } from '~/i18n';
import { stopTypeAheadPropagation } from '~/ui/stopTypeAheadPropagation';
import type { PodContainer } from '~/olm/workloads/workloads';
import './pod.css';
import '../calls/remedies.css';

/** The end of a container's log. It is not streamed; a button loads it again. */
export function PodLogView({ containers, chosen, log, lines, ...choice }: PodLogChoice) {
  const t = useT();
  const id = useId();
  const isWaiting = log.status === 'failed' && log.failure.kind === 'invalid';
  return (
    <>
      <div className="operator-hub__log-toolbar">
        <ContainerSelect containers={containers} chosen={chosen} onChoose={choice.onChoose} />
        <Checkbox
          id={id}
          label={t('Previous run')}
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
          {t('Refresh')}
        </Button>
      </div>
      {isWaiting ? (
        <Notice variant="info" title={t('No log available')}>
          {log.failure.message}
        </Notice>
      ) : (
        <LoadableView
          of={log}
          what={t('Log: {{name}}', { name: chosen })}
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
    // Scrolls to the end, where errors usually are.
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
          {text === '' ? t('The log is empty.') : text}
        </CodeBlockCode>
      </div>
    </CodeBlock>
  );
}

/** Selects a container of a pod, with its state. */
function ContainerSelect({ containers, chosen, onChoose }: Props) {
  const t = useT();
  return (
    <FormSelect
      className="operator-hub__container-select"
      aria-label={t('Container')}
      value={chosen ?? ''}
      onKeyUp={stopTypeAheadPropagation}
      onChange={(_, name) => {
        onChoose(name);
      }}
    >
      {containers.map(({ name, isInit, state }) => {
        const words = [isInit ? t('init container') : '', state].filter((word) => word !== '');
        return (
          <FormSelectOption
            key={name}
            value={name}
            label={words.length === 0 ? name : `${name} (${words.join(' · ')})`}
          />
        );
      })}
    </FormSelect>
  );
}

type Props = {
  readonly containers: readonly PodContainer[];
  readonly chosen: string | null;
  readonly onChoose: (name: string) => void;
};
