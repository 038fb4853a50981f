import { type FormEvent, useState } from 'react';
import { Button, Flex, Form, FormGroup, Stack, StackItem, TextInput } from '@patternfly/react-core';
import { BusyButton } from '~/ui/BusyButton';
import type { FinalizerKeeper } from '~/remove/rules/run/finalizerKeeper';
import type { FinalizerRelease } from '~/remove/rules/run/removalControl';
import type { RemovalItem } from '~/remove/rules/run/removalRun';
import { useT } from '~/i18n';
import { FailureAlert } from '~/ui/FailureAlert';
import { Fold } from '~/ui/Fold';
import { MissingRights } from '~/ui/MissingRights';
import { Notice } from '~/ui/Notice';
import { Commands } from '~/ui/calls/Commands';
import { riskText } from './keeperText';
import { objectPlace, objectText } from './removalText';

/** Takes a finalizer off an object: says what that risks, and wants the object's name typed. */
export function ReleaseForm({ item, finalizer, keeper, release }: Props) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const { name } = objectPlace(item.step.action, t);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed === name && canSend(release)) release.send();
  };
  return (
    <Form
      className="operator-hub__removal-release"
      aria-label={t('Remove finalizer {{finalizer}}', { finalizer })}
      onSubmit={submit}
    >
      <Stack hasGutter>
        <StackItem>
          <Notice variant="warning" title={t('Remove a finalizer only when nobody will clear it')}>
            <p>{riskText(keeper, t)}</p>
            <p>
              {t(
                'What it was to clean up first stays, also outside of the cluster: volumes, load balancers, cloud resources, entries elsewhere. Nobody looks after that any more.',
              )}
            </p>
          </Notice>
        </StackItem>
        <Answer item={item} release={release} />
        <StackItem>
          <FormGroup label={t('Type {{name}} to confirm', { name })} fieldId={FIELD}>
            <TextInput
              id={FIELD}
              value={typed}
              autoComplete="off"
              // It was asked for by a button that is gone now.
              ref={focused}
              onChange={(_, text) => {
                setTyped(text);
              }}
            />
          </FormGroup>
        </StackItem>
        <StackItem>
          <Flex>
            <BusyButton
              type="submit"
              variant="danger"
              isLoading={release.isSending}
              isDisabled={typed !== name || !canSend(release)}
            >
              {t('Remove finalizer')}
            </BusyButton>
            <Button variant="link" onClick={release.cancel} isDisabled={release.isSending}>
              {t('Cancel')}
            </Button>
          </Flex>
        </StackItem>
      </Stack>
    </Form>
  );
}

type Props = {
  readonly item: RemovalItem;
  readonly finalizer: string;
  readonly keeper: FinalizerKeeper;
  readonly release: FinalizerRelease;
};

const FIELD = 'operator-hub-release-name';

function focused(input: HTMLInputElement | null): void {
  input?.focus();
}

function canSend({ call, missing, isAsking, isSending }: FinalizerRelease): boolean {
  return call !== null && missing.length === 0 && !isAsking && !isSending;
}

/** What is sent, what keeps it from being sent, and what the server said. */
function Answer({ item, release }: Pick<Props, 'item' | 'release'>) {
  const t = useT();
  const { call, client, missing, failure } = release;
  return (
    <>
      {missing.length > 0 && (
        <StackItem>
          <MissingRights missing={missing} title={t('You do not have the right to do this')} />
        </StackItem>
      )}
      {failure !== null && (
        <StackItem>
          <FailureAlert failure={failure} what={objectText(item.step.action, t)} />
        </StackItem>
      )}
      {call !== null && (
        <StackItem>
          <Fold title={t('Show the commands')}>
            <Commands calls={[call]} client={client} />
          </Fold>
        </StackItem>
      )}
    </>
  );
}
