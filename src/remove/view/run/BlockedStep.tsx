import { Button, Flex, Form, FormGroup, Stack, StackItem, TextInput } from '@patternfly/react-core';
import { useState, type FormEvent } from 'react';
import { BusyButton } from '~/ui/BusyButton';
import {
  finalizerController,
  type FinalizerController,
  isControllerRunning,
} from '~/remove/rules/run/finalizers';
import type { RemovalRunControl } from '~/remove/read/useRemovalRun';
import type { FinalizerRelease } from '~/remove/read/removalSends';
import type { RemovalItem } from '~/remove/rules/run/removalRun';
import type {
  DeletionCondition,
  ObservedObject,
  StepObservation,
} from '~/remove/rules/run/observedObject';
import { apiOf, namespacesOf } from '~/remove/rules/run/stepGroups';
import { listPermission } from '~/kube/permissions';
import { useT } from '~/i18n';
import { FailureText, FailureAlert } from '~/ui/FailureAlert';
import { Mono } from '~/ui/Mono';
import { Sentence } from '~/ui/Sentence';
import { neededText } from '~/ui/permissionText';
import { Fold } from '~/ui/Fold';
import { MissingPermissions } from '~/ui/MissingPermissions';
import { Notice } from '~/ui/Notice';
import { Commands } from '~/ui/calls/Commands';
import { controllerText, lossText, objectText, objectPlace } from '~/remove/view/texts';

/** The blocking finalizers of an object in deletion, their controllers, and the messages of Kubernetes. */
export function BlockedStep({ item, control }: Props) {
  const of = control.observations.get(item.step.id);
  if (of === undefined || of.kind === 'loading') return null;
  return (
    <>
      {of.kind === 'read' && <SingleObservation item={item} of={of} control={control} />}
      {of.observed?.kind === 'present' && (
        <Holders item={item} observed={of.observed} control={control} />
      )}
    </>
  );
}

type Props = { readonly item: RemovalItem; readonly control: RemovalRunControl };

function SingleObservation({ item, of, control }: SingleProps) {
  const t = useT();
  const { action } = item.step;
  const object = objectText(action, t);
  const wanted =
    action.kind === 'delete'
      ? [listPermission(action.call.model, action.call.object.namespace)]
      : [];
  return (
    <div>
      {of.failure === null
        ? t.sentences([
            t('Live updates are not available. You do not have permission to watch this resource.'),
            neededText(wanted, t),
          ])
        : t('Unable to determine whether the resource is deleted.')}{' '}
      {of.failure !== null && <FailureText failure={of.failure} />}
      <BusyButton
        variant="link"
        isInline
        isLoading={of.isReading}
        isDisabled={of.isReading}
        aria-label={t('Refresh: {{object}}', { object })}
        onClick={() => {
          control.reload(item.step.id);
        }}
      >
        {t('Refresh')}
      </BusyButton>
    </div>
  );
}

type SingleProps = Props & { readonly of: Extract<StepObservation, { readonly kind: 'read' }> };

type Present = Extract<ObservedObject, { readonly kind: 'present' }>;

function Holders({ item, observed, control }: HolderProps) {
  const { finalizers, conditions, deletingSince } = observed;
  if (deletingSince === null) return null;
  return (
    <ul className="operator-hub__removal-holders">
      {finalizers.map((finalizer) => (
        <li key={finalizer}>
          <FinalizerLine item={item} finalizer={finalizer} control={control} />
        </li>
      ))}
      {conditions.map((condition) => (
        <li key={condition.type}>
          <ConditionLine condition={condition} />
        </li>
      ))}
    </ul>
  );
}

type HolderProps = Props & { readonly observed: Present };

function ConditionLine({ condition }: { readonly condition: DeletionCondition }) {
  return (
    <>
      <strong>{condition.type}</strong> {condition.message}
    </>
  );
}

function FinalizerLine({ item, finalizer, control }: FinalizerProps) {
  const t = useT();
  const controller = finalizerController(
    finalizer,
    { api: apiOf(item), namespaces: namespacesOf([item]) },
    control.operators,
  );
  const { requested } = control.release;
  const isRequested = requested?.id === item.step.id && requested.finalizer === finalizer;
  const isLate = item.state.kind === 'leaving' && item.state.isLate;
  // A running controller gets time to remove it.
  const mayRelease = isLate || isControllerRunning(controller) === false;
  return (
    <>
      <Sentence
        text={t('waiting: finalizer <finalizer/> ({{controller}})', {
          controller: controllerText(controller, t),
        })}
        parts={{ finalizer: <Mono>{finalizer}</Mono> }}
      />{' '}
      {mayRelease && !isRequested && (
        <Button
          variant="link"
          isInline
          aria-label={t('Remove finalizer {{finalizer}} from {{object}}', {
            finalizer,
            object: objectText(item.step.action, t),
          })}
          onClick={() => {
            control.release.ask({ id: item.step.id, finalizer });
          }}
        >
          {t('Remove finalizer')}
        </Button>
      )}
      {isRequested && (
        <ReleaseForm
          item={item}
          finalizer={finalizer}
          controller={controller}
          release={control.release}
        />
      )}
    </>
  );
}

type FinalizerProps = Props & { readonly finalizer: string };

/** The form to remove a finalizer: states the risk and asks for the name of the object. */
export function ReleaseForm({ item, finalizer, controller, release }: ReleaseFormProps) {
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
          <Notice variant="warning" title={t('Remove a finalizer only as a last resort')}>
            <p>{lossText(controller, t)}</p>
            <p>
              {t(
                'Resources that the controller would have cleaned up remain, including volumes, load balancers, and other resources outside the cluster.',
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
              // The button that opened the form was removed.
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

type ReleaseFormProps = {
  readonly item: RemovalItem;
  readonly finalizer: string;
  readonly controller: FinalizerController;
  readonly release: FinalizerRelease;
};

const FIELD = 'operator-hub-release-name';

function focused(input: HTMLInputElement | null): void {
  input?.focus();
}

function canSend({ call, missing, isAsking, isSending }: FinalizerRelease): boolean {
  return call !== null && missing.length === 0 && !isAsking && !isSending;
}

/** The request, the reason why it cannot be sent, and the answer of the server. */
function Answer({ item, release }: Pick<ReleaseFormProps, 'item' | 'release'>) {
  const t = useT();
  const { call, client, missing, failure } = release;
  return (
    <>
      {missing.length > 0 && (
        <StackItem>
          <MissingPermissions missing={missing} title={t('Insufficient permissions')} />
        </StackItem>
      )}
      {failure !== null && (
        <StackItem>
          <FailureAlert failure={failure} what={objectText(item.step.action, t)} />
        </StackItem>
      )}
      {call !== null && (
        <StackItem>
          <Fold title={t('Show CLI commands')}>
            <Commands calls={[call]} client={client} />
          </Fold>
        </StackItem>
      )}
    </>
  );
}
