import { useState } from 'react';
import {
  Button,
  Content,
  ModalBody,
  ModalFooter,
  ModalHeader,
  Stack,
  StackItem,
} from '@patternfly/react-core';
import { BusyButton } from '~/ui/BusyButton';
import { Modal } from '~/ui/Modal';
import { Commands } from '~/ui/calls/Commands';
import { Fold } from '~/ui/Fold';
import { type BulkRun, useBulkTasks } from '~/installed/read/useBulkTasks';
import { useKubeClient } from '~/kube/useKubeClient';
import { type BulkRow, tasksOf } from '~/installed/rules/bulk';
import { useT } from '~/i18n';
import { BulkOutcome } from './BulkOutcome';
import { BulkTable } from './BulkTable';

/**
 * Approves the plans of several Operators, one after the other: a row for each with its result. One that fails does not keep
 * the others from being done, and can be tried again.
 */
export function BulkApproval({ rows: given, onClose }: Props) {
  // Operators leave the list, and plans are no longer pending, while they are worked on.
  const [rows] = useState(given);
  const [tasks] = useState(() => tasksOf(given));
  const t = useT();
  const bulk = useBulkTasks(tasks);
  const client = useKubeClient();
  return (
    <Modal isOpen variant="large" onClose={onClose} aria-labelledby="bulk-title">
      <ModalHeader
        labelId="bulk-title"
        title={t('Approve the plans of {{count}} Operator', { count: rows.length })}
      />
      <ModalBody>
        <Stack hasGutter>
          <Content component="p">
            {t('OLM carries out a plan as a whole: it changes every Operator that is in it.')}
          </Content>
          <StackItem>
            <BulkTable rows={rows} bulk={bulk} />
          </StackItem>
          <BulkOutcome tasks={tasks} bulk={bulk} />
          {tasks.length > 0 && (
            <StackItem>
              <Fold title={t('Show the commands')}>
                <Commands calls={tasks.flatMap(({ calls }) => calls)} client={client} />
              </Fold>
            </StackItem>
          )}
        </Stack>
      </ModalBody>
      <ModalFooter>
        <GoButton bulk={bulk} />
        <Button variant="link" onClick={onClose}>
          {Object.keys(bulk.states).length > 0 ? t('Close') : t('Cancel')}
        </Button>
      </ModalFooter>
    </Modal>
  );
}

type Props = {
  readonly rows: readonly BulkRow[];
  readonly onClose: () => void;
};

/** Nothing when nothing is left to do. */
function GoButton({ bulk }: { readonly bulk: BulkRun }) {
  const t = useT();
  const { left, isRunning, states, run } = bulk;
  if (left.length === 0) return null;
  const isAgain = Object.keys(states).length > 0 && !isRunning;
  return (
    <BusyButton variant="primary" isLoading={isRunning} isDisabled={isRunning} onClick={run}>
      {isAgain ? t('Try again') : t('Approve {{count}} plan', { count: left.length })}
    </BusyButton>
  );
}
