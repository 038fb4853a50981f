import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { Label } from '@patternfly/react-core';
import { Mono } from '~/ui/Mono';
import type { ContainerFact } from '~/olm/catalogSources/podFact';
import { type Translate, useT } from '~/i18n';

/** The containers of a pod in the order in which they run. */
export function ContainerTable({ containers }: Props) {
  const t = useT();
  return (
    <Table variant="compact" gridBreakPoint="grid-lg" aria-label={t('Containers')}>
      <Thead>
        <Tr>
          <Th width={15}>{t('Container')}</Th>
          <Th width={15}>{t('State')}</Th>
          <Th>{t('Why')}</Th>
          <Th modifier="fitContent">{t('Restarts')}</Th>
          <Th width={35}>{t('Image')}</Th>
        </Tr>
      </Thead>
      <Tbody>
        {containers.map((container) => (
          <ContainerRow key={container.name} container={container} />
        ))}
      </Tbody>
    </Table>
  );
}

type Props = { readonly containers: readonly ContainerFact[] };

function ContainerRow({ container }: { readonly container: ContainerFact }) {
  const t = useT();
  const { name, isInit, restarts, image, imageId } = container;
  return (
    <Tr>
      <Td dataLabel={t('Container')} modifier="breakWord">
        <div>
          {name}
          {isInit && <div className="operator-hub__source-note">{t('Runs at the start')}</div>}
        </div>
      </Td>
      <Td dataLabel={t('State')}>
        <Label isCompact status={statusOf(container)}>
          {stateText(container, t)}
        </Label>
      </Td>
      <Td dataLabel={t('Why')} modifier="breakWord">
        <div>
          {whyTexts(container, t).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </Td>
      <Td dataLabel={t('Restarts')}>{restarts}</Td>
      <Td dataLabel={t('Image')} modifier="breakWord">
        <div>
          <Mono>{image}</Mono>
          {imageId !== '' && imageId !== image && (
            <div className="operator-hub__source-note">
              <Mono>{imageId}</Mono>
            </div>
          )}
        </div>
      </Td>
    </Tr>
  );
}

/** Kubernetes' words. */
function stateText({ waiting, ended, startedAt }: ContainerFact, t: Translate): string {
  if (waiting !== null) return waiting.reason === '' ? 'Waiting' : waiting.reason;
  if (ended !== null) return ended.reason === '' ? 'Terminated' : ended.reason;
  return startedAt === null ? t('Not known') : 'Running';
}

function statusOf({ waiting, ended, isReady, isInit }: ContainerFact) {
  if (ended !== null) return ended.exitCode === 0 ? 'success' : 'danger';
  if (waiting !== null) return STARTING.includes(waiting.reason) ? 'info' : 'danger';
  return isReady || isInit ? 'success' : 'warning';
}

const STARTING: readonly string[] = ['', 'ContainerCreating', 'PodInitializing'];

/** How the run before ended, and why the next one waits. */
function whyTexts({ waiting, ended, lastEnd }: ContainerFact, t: Translate): readonly string[] {
  const last = ended ?? lastEnd;
  const hasFailed = last !== null && last.exitCode !== 0;
  const end = hasFailed
    ? t('The run before ended with code {{code}}: {{reason}} {{message}}', {
        code: last.exitCode ?? '?',
        reason: last.reason,
        message: last.message,
      })
    : '';
  const texts = [end.trim(), waiting?.message ?? ''].filter((text) => text !== '');
  return texts.length === 0 ? ['–'] : texts;
}
