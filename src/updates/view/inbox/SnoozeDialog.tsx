import { useState } from 'react';
import { Button, ModalBody, ModalFooter, ModalHeader, Radio, Stack } from '@patternfly/react-core';
import { Modal } from '~/ui/Modal';
import type { ReviewedPlan } from '~/olm/plans/reviewedPlan';
import { useT } from '~/i18n';

/** Selects how long a plan is snoozed. The cluster does not change. */
export function SnoozeDialog({ plan, onPutOff, onClose }: Props) {
  const t = useT();
  const [days, setDays] = useState<number | null>(7);
  const choices = [
    [7, t('For a week')],
    [30, t('For a month')],
    [null, t('Until a later version is available')],
  ] as const;
  return (
    <Modal isOpen variant="small" onClose={onClose} aria-labelledby={TITLE}>
      <ModalHeader labelId={TITLE} title={t('Snooze {{name}}', { name: plan.name })} />
      <ModalBody>
        <Stack hasGutter>
          {t(
            'Snoozing hides the install plan only for you. Other users can still approve it. A later version is shown immediately.',
          )}
          {choices.map(([one, label]) => (
            <Radio
              key={label}
              id={`operator-hub-put-off-${one ?? 'newer'}`}
              name="operator-hub-put-off"
              label={label}
              isChecked={days === one}
              onChange={() => {
                setDays(one);
              }}
            />
          ))}
        </Stack>
      </ModalBody>
      <ModalFooter>
        <Button
          onClick={() => {
            onPutOff(days);
          }}
        >
          {t('Snooze')}
        </Button>
        <Button variant="link" onClick={onClose}>
          {t('Cancel')}
        </Button>
      </ModalFooter>
    </Modal>
  );
}

const TITLE = 'operator-hub-put-off';

type Props = {
  readonly plan: Pick<ReviewedPlan, 'name'>;
  /** @param days `null`: until there is a later version */
  readonly onPutOff: (days: number | null) => void;
  readonly onClose: () => void;
};
