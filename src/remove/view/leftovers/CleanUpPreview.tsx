import { FormGroup, Stack, StackItem, TextInput } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { FailureAlert } from '~/ui/FailureAlert';
import { FormFields } from '~/ui/form/FormFields';
import { MissingRights } from '~/ui/MissingRights';
import { Notice } from '~/ui/Notice';
import { Commands } from '~/ui/calls/Commands';
import type { Verification } from '~/remove/read/useVerification';
import { useKubeClient } from '~/kube/useKubeClient';
import type { Right } from '~/kube/failure';
import type { Leftover } from '~/remove/rules/leftovers/leftover';
import type { ClusterCall } from '~/olm/calls/clusterCall';
import { useT, type Translate } from '~/i18n';
import { Mono } from '~/ui/Mono';
import { LostResources } from './LostResources';
import { kindText, lossText } from './leftoverText';

/** Everything that one has to know before a clean-up. */
export function CleanUpPreview({ wanted, chosen, calls, missing, ...rest }: Props) {
  const t = useT();
  const client = useKubeClient();
  const { held, verification, confirmation } = rest;
  const isUnknown = wanted.some(({ origin }) => origin === 'unknown');
  const known = new Set(chosen.map(({ id }) => id));
  const added = new Set(wanted.map(({ id }) => id).filter((id) => !known.has(id)));
  return (
    <Stack hasGutter>
      <Changed verification={verification} />
      <MissingRights missing={missing} title={t('Insufficient permissions')}>
        <p>{t('A cluster administrator can run the following commands.')}</p>
      </MissingRights>
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

type Props = {
  readonly wanted: readonly Leftover[];
  /** What was selected, without what has to go before it. */
  readonly chosen: readonly Leftover[];
  readonly calls: readonly ClusterCall[];
  readonly missing: readonly Right[];
  readonly held: ReadonlyMap<string, number>;
  readonly verification: Verification;
  readonly confirmation: ConfirmationProps;
};

/** What has become of the selection meanwhile. */
function Changed({ verification: { changed, failure } }: Pick<Props, 'verification'>) {
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
  /** `null`: nothing is lost that somebody may want. */
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

/** What is done to each object, and what is lost with it. */
function PreviewTable({ leftovers, added, held }: PreviewTableProps) {
  const t = useT();
  return (
    <Table variant="compact" gridBreakPoint="grid-md" aria-label={t('Resources to delete')}>
      <Thead>
        <Tr>
          <Th width={35}>{t('Resource')}</Th>
          <Th width={25}>{t('Action')}</Th>
          <Th width={40}>{t('Lost with it')}</Th>
        </Tr>
      </Thead>
      <Tbody>
        {leftovers.map((leftover) => (
          <Tr key={leftover.id} data-test="clean-up-row">
            <Td dataLabel={t('Resource')}>
              <div>{kindText(leftover.kind, t)}</div>
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
            <Td dataLabel={t('Lost with it')}>
              {leftover.kind === 'ownerless-definition' ? (
                <>
                  <LostResources leftover={leftover} />
                  <HeldFirst count={held.get(leftover.id) ?? 0} />
                </>
              ) : (
                lossText(leftover.kind, t)
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
  /** Those that others need, by their ids. */
  readonly added: ReadonlySet<string>;
  /** How many custom resources have finalizers, by the leftovers' ids. */
  readonly held: ReadonlyMap<string, number>;
};

function HeldFirst({ count }: { readonly count: number }) {
  const t = useT();
  return count === 0 ? null : (
    <div>
      {t('{{count}} with finalizers are deleted first and might require removing the finalizers.', {
        count,
      })}
    </div>
  );
}

function doneText({ kind, cleanUp, finalizers }: Leftover, t: Translate): string {
  if (cleanUp.kind === 'patch') {
    return kind === 'broken-conversion'
      ? t('Only the conversion webhook is removed. The CRD and its instances remain.')
      : t('Only webhooks with a missing service are removed.');
  }
  return finalizers.length === 0
    ? t('Deleted')
    : t('Deleted after its finalizers are removed: {{finalizers}}', {
        finalizers: t.list(finalizers),
      });
}
