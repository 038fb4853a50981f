import { useState } from 'react';
import {
  Button,
  FormHelperText,
  HelperText,
  ModalBody,
  ModalFooter,
  ModalHeader,
  Radio,
  Stack,
  StackItem,
  TextInput,
} from '@patternfly/react-core';
import { HelperTextItem } from '~/ui/HelperTextItem';
import { Modal } from '~/ui/Modal';
import { PUT_OFF_SPANS, type PutOffSpan, endOfSpan } from '~/updates/rules/inbox/putOff';
import type { ReviewedPlan } from '~/olm/plans/reviewedPlan';
import { type Translate, useT } from '~/i18n';

/** For how long a plan is put off. It changes nothing in the cluster. */
export function PutOffDialog({ plan, onPutOff, onClose }: Props) {
  const t = useT();
  const [span, setSpan] = useState<PutOffSpan>('week');
  const [date, setDate] = useState('');
  const isIncomplete = span === 'date' && !isToCome(date);
  return (
    <Modal isOpen variant="small" onClose={onClose} aria-labelledby={TITLE}>
      <ModalHeader labelId={TITLE} title={t('Not now: put off {{name}}', { name: plan.name })} />
      <ModalBody>
        <Stack hasGutter>
          <StackItem>
            {t(
              'The plan is put aside in your inbox only. Nothing changes in the cluster: OLM goes on waiting, and others can still approve it. A newer version comes back at once.',
            )}
          </StackItem>
          {PUT_OFF_SPANS.map((one) => (
            <StackItem key={one}>
              <Radio
                id={`operator-hub-put-off-${one}`}
                name="operator-hub-put-off"
                label={spanText(one, t)}
                isChecked={span === one}
                onChange={() => {
                  setSpan(one);
                }}
              />
            </StackItem>
          ))}
          {span === 'date' && (
            <StackItem>
              <DayField day={date} onChange={setDate} />
            </StackItem>
          )}
        </Stack>
      </ModalBody>
      <ModalFooter>
        <Button
          variant="primary"
          isDisabled={isIncomplete}
          onClick={() => {
            onPutOff(endOfSpan(span, Date.now(), date));
          }}
        >
          {t('Put off')}
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
  /** @param until ISO 8601; `null`: until there is a newer version */
  readonly onPutOff: (until: string | null) => void;
  readonly onClose: () => void;
};

/** The browser's own field: PatternFly's calendar has parts in English only, and cannot be used with the keyboard in a dialog. */
function DayField({ day, onChange }: DayProps) {
  const t = useT();
  const isPast = day !== '' && !isToCome(day);
  return (
    <>
      <TextInput
        type="date"
        aria-label={t('Put off until')}
        aria-describedby={isPast ? PAST : undefined}
        validated={isPast ? 'error' : 'default'}
        value={day}
        onChange={(_, text) => {
          onChange(text);
        }}
      />
      {isPast && (
        <FormHelperText>
          <HelperText>
            <HelperTextItem id={PAST} variant="error">
              {t('Choose a day to come')}
            </HelperTextItem>
          </HelperText>
        </FormHelperText>
      )}
    </>
  );
}

const PAST = 'operator-hub-put-off-past';

type DayProps = { readonly day: string; readonly onChange: (day: string) => void };

function spanText(span: PutOffSpan, t: Translate): string {
  switch (span) {
    case 'week':
      return t('For a week');
    case 'month':
      return t('For a month');
    case 'date':
      return t('Until a day');
    case 'newer-version':
      return t('Until there is a newer version');
  }
}

function isToCome(date: string): boolean {
  return Date.parse(`${date}T00:00:00`) > Date.now();
}
