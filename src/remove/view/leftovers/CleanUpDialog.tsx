import { useState } from 'react';
import { Button, FormGroup, Stack, StackItem, TextInput } from '@patternfly/react-core';
import { BusyButton } from '~/ui/BusyButton';
import { DialogFrame } from '~/ui/DialogFrame';
import { useLostObjectsOf } from '~/remove/read/useObjectsOfDeletedApis';
import { useObjectsOfEach } from '~/remove/read/useObjectsOf';
import { useVerification, type Verification } from '~/remove/read/useVerification';
import { useReviewedPermissions } from '~/kube/useMissingPermissions';
import {
  canBeCleanedUp,
  cleanUpSteps,
  deletesInstances,
  withPrerequisites,
} from '~/remove/rules/leftovers/cleanUp';
import type { Leftover } from '~/remove/rules/leftovers/leftover';
import {
  type BlockingObject,
  objectsWithFinalizers,
  releaseSteps,
} from '~/remove/rules/leftovers/terminating';
import { callsOf, inStageOrder, type RemovalStep } from '~/remove/rules/run/removalStep';
import { permissionOf, type ClusterCall } from '~/olm/calls/clusterCall';
import { useT, type Translate } from '~/i18n';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { FailureAlert } from '~/ui/FailureAlert';
import { FormFields } from '~/ui/form/FormLayout';
import { MissingPermissions } from '~/ui/MissingPermissions';
import { GitOpsNotice } from '~/ui/GitOpsNotice';
import { Notice } from '~/ui/Notice';
import { Commands } from '~/ui/calls/Commands';
import { useKubeClient } from '~/kube/useKubeClient';
import type { Permission } from '~/kube/failure';
import { Mono } from '~/ui/Mono';
import { LostResources } from '~/remove/view/leftovers/LostResources';
import { LEFTOVER_TEXTS, PART_TEXTS } from '~/remove/view/leftovers/texts';

/** The preview of a clean-up: the requests and lost data, with a check that nothing changed. */
export function CleanUpDialog({ chosen, all, onBegin, onClose }: Props) {
  const t = useT();
  const [wanted, setWanted] = useState<readonly Leftover[]>(() =>
    withPrerequisites(chosen, all).filter(canBeCleanedUp),
  );
  const [typed, setTyped] = useState('');
  const verification = useVerification();
  const losses = useLostObjectsOf(wanted);
  const holding = useDeletionBlocker(wanted);
  const steps = stepsFor(wanted, holding);
  const calls = callsOf(steps);
  const { missing, isAsking } = useReviewedPermissions(calls.map(permissionOf));
  const word = confirmationFor(wanted, losses);
  const isCounting = [...losses.values()].some(({ status }) => status === 'loading');
  const begin = () => {
    verification.verify(wanted, ({ still, changed }) => {
      // Changed leftovers are excluded, and the user confirms the others again.
      if (changed.length === 0) onBegin(stepsFor(still, holding));
      else setWanted(still);
    });
  };
  return (
    <DialogFrame
      title={t('Delete {{count}} leftover resources?', { count: wanted.length })}
      size="large"
      onClose={onClose}
      footer={
        <>
          <BusyButton
            variant="danger"
            isLoading={verification.isVerifying}
            isDisabled={
              steps.length === 0 ||
              isAsking ||
              missing.length > 0 ||
              isCounting ||
              verification.isVerifying ||
              (word !== null && typed !== word)
            }
            onClick={begin}
          >
            {verification.isVerifying ? t('Scanning again') : t('Clean up')}
          </BusyButton>
          <Button variant="link" onClick={onClose}>
            {t('Cancel')}
          </Button>
        </>
      }
    >
      <CleanUpPreview
        wanted={wanted}
        chosen={chosen}
        calls={calls}
        missing={missing}
        held={new Map([...holding].map(([id, objects]) => [id, objects.length]))}
        verification={verification}
        confirmation={{ word, typed, onType: setTyped }}
      />
    </DialogFrame>
  );
}

type Props = {
  readonly chosen: readonly Leftover[];
  /** All leftovers, because some are prerequisites. */
  readonly all: readonly Leftover[];
  readonly onBegin: (steps: readonly RemovalStep[]) => void;
  readonly onClose: () => void;
};

type DeletionBlocker = ReadonlyMap<string, readonly BlockingObject[]>;

/** Custom resources with finalizers, by the IDs of their CRDs. They would block the deletion. */
function useDeletionBlocker(wanted: readonly Leftover[]): DeletionBlocker {
  const definitions = wanted.filter(deletesInstances);
  const found = useObjectsOfEach(definitions.map(({ object }) => object.name));
  return new Map(
    definitions.map(({ id, object }) => [
      id,
      objectsWithFinalizers(found.get(object.name) ?? null),
    ]),
  );
}

function stepsFor(wanted: readonly Leftover[], holding: DeletionBlocker): readonly RemovalStep[] {
  const objects = wanted.flatMap(({ id }) => holding.get(id) ?? []);
  return inStageOrder([...releaseSteps(objects), ...cleanUpSteps(wanted)]);
}

/** The text to type if custom resources can be lost: the name of the CRD if there is only one. */
function confirmationFor(
  wanted: readonly Leftover[],
  losses: ReturnType<typeof useLostObjectsOf>,
): string | null {
  const losing = wanted.filter(({ id }) => {
    const loss = losses.get(id);
    return loss !== undefined && !(loss.status === 'ready' && loss.data.total === 0);
  });
  const [only, ...others] = losing;
  if (only === undefined) return null;
  return others.length === 0 ? only.object.name : SEVERAL;
}

const SEVERAL = 'delete';

/** The data before a clean-up. */
function CleanUpPreview({ wanted, chosen, calls, missing, ...rest }: CleanUpPreviewProps) {
  const t = useT();
  const client = useKubeClient();
  const { held, verification, confirmation } = rest;
  const isUnknown = wanted.some(({ origin }) => origin === 'unknown');
  const known = new Set(chosen.map(({ id }) => id));
  const added = new Set(wanted.map(({ id }) => id).filter((id) => !known.has(id)));
  return (
    <Stack hasGutter>
      <Changed verification={verification} />
      <GitOpsNotice calls={calls} />
      <MissingPermissions missing={missing} title={t('Insufficient permissions')}>
        <p>{t('A cluster administrator can run the following commands.')}</p>
      </MissingPermissions>
      {isUnknown && (
        <StackItem>
          <Notice variant="warning" title={t('Some resources have an unknown origin')}>
            {t('No label shows that OLM created these resources. Verify that they are not in use.')}
          </Notice>
        </StackItem>
      )}
      <StackItem>
        <PreviewTable leftovers={wanted} added={added} held={held} />
      </StackItem>
      {calls.length > 0 && <Commands calls={calls} client={client} />}
      <Confirmation {...confirmation} />
    </Stack>
  );
}

type CleanUpPreviewProps = {
  readonly wanted: readonly Leftover[];
  /** The selection without its prerequisites. */
  readonly chosen: readonly Leftover[];
  readonly calls: readonly ClusterCall[];
  readonly missing: readonly Permission[];
  readonly held: ReadonlyMap<string, number>;
  readonly verification: Verification;
  readonly confirmation: ConfirmationProps;
};

/** The changes of the selection since it was shown. */
function Changed({
  verification: { changed, failure },
}: Pick<CleanUpPreviewProps, 'verification'>) {
  const t = useT();
  return (
    <>
      {failure !== null && (
        <StackItem>
          <FailureAlert failure={failure} what={t('Leftovers')} />
        </StackItem>
      )}
      {changed.length > 0 && (
        <StackItem>
          <Notice
            variant="warning"
            isLiveRegion
            title={t('{{count}} resources have been updated and are not deleted', {
              count: changed.length,
            })}
          >
            {t.list(changed.map(({ object }) => `${object.model.kind} ${object.name}`))}
          </Notice>
        </StackItem>
      )}
    </>
  );
}

type ConfirmationProps = {
  /** `null`: no data is lost. */
  readonly word: string | null;
  readonly typed: string;
  readonly onType: (typed: string) => void;
};

function Confirmation({ word, typed, onType }: ConfirmationProps) {
  const t = useT();
  if (word === null) return null;
  return (
    <StackItem>
      <FormFields>
        <Notice variant="danger" title={t('Custom resources are permanently deleted')} />
        <FormGroup label={t('Type {{name}} to confirm', { name: word })} fieldId={FIELD}>
          <TextInput
            id={FIELD}
            value={typed}
            autoComplete="off"
            onChange={(_, text) => {
              onType(text);
            }}
          />
        </FormGroup>
      </FormFields>
    </StackItem>
  );
}

const FIELD = 'operator-hub-clean-up-word';

/** The action for each object and the data that is lost with it. */
function PreviewTable({ leftovers, added, held }: PreviewTableProps) {
  const t = useT();
  return (
    <Table variant="compact" gridBreakPoint="grid-md" aria-label={t('Resources to delete')}>
      <Thead>
        <Tr>
          <Th width={35}>{t('Resource')}</Th>
          <Th width={25}>{t('Action')}</Th>
          <Th width={40}>{t('Also deleted')}</Th>
        </Tr>
      </Thead>
      <Tbody>
        {leftovers.map((leftover) => (
          <Tr key={leftover.id} data-test="clean-up-row">
            <Td dataLabel={t('Resource')}>
              <div>{LEFTOVER_TEXTS[leftover.kind].title(t)}</div>
              <Mono>{leftover.object.name}</Mono>
              {leftover.object.namespace !== null && (
                <div className="operator-hub__leftovers-note">{leftover.object.namespace}</div>
              )}
            </Td>
            <Td dataLabel={t('Action')}>
              {doneText(leftover, t)}
              {added.has(leftover.id) && (
                <div className="operator-hub__leftovers-note">
                  {t('Not selected, but required to delete the others.')}
                </div>
              )}
            </Td>
            <Td dataLabel={t('Also deleted')}>
              {LEFTOVER_TEXTS[leftover.kind].loss?.(t)}
              {deletesInstances(leftover) && (
                <>
                  <LostResources leftover={leftover} />
                  <BlockingFirst count={held.get(leftover.id) ?? 0} />
                </>
              )}
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}

type PreviewTableProps = {
  readonly leftovers: readonly Leftover[];
  /** The prerequisites of others, by ID. */
  readonly added: ReadonlySet<string>;
  /** The number of custom resources with finalizers, by the ID of the leftover. */
  readonly held: ReadonlyMap<string, number>;
};

function BlockingFirst({ count }: { readonly count: number }) {
  const t = useT();
  return count === 0 ? null : (
    <div>
      {t(
        '{{count}} resources with finalizers are deleted first. You might need to remove the finalizers.',
        {
          count,
        },
      )}
    </div>
  );
}

function doneText({ cleanUp, finalizers }: Leftover, t: Translate): string {
  if (cleanUp.kind === 'patch') return PART_TEXTS[cleanUp.part](t);
  return finalizers.length === 0
    ? t('Deleted')
    : t('Deleted after its finalizers are removed: {{finalizers}}', {
        finalizers: t.list(finalizers),
      });
}
