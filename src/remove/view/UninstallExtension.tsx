import { useState } from 'react';
import {
  Button,
  Checkbox,
  List,
  ListItem,
  ModalBody,
  ModalFooter,
  ModalHeader,
  Skeleton,
  Stack,
  StackItem,
  Title,
} from '@patternfly/react-core';
import { useT } from '~/i18n';
import { dataOr } from '~/kube/loadable';
import { CLUSTER_SCOPE } from '~/olm/extensions/clusterScope';
import { beginRemoval, useRemovalRun } from '~/remove/read/useRemovalRun';
import { useExtensionParts } from '~/remove/read/useExtensionParts';
import { useStepPermissions } from '~/remove/read/useStepPermissions';
import {
  type ExtensionApi,
  type ExtensionParts,
  type InstallerObject,
  extensionSteps,
  installerId,
  isChosenAtFirst,
  isNamespace,
  keepingSteps,
  othersOf,
} from '~/remove/rules/extensionSteps';
import { callsOf, type RemovalStep } from '~/remove/rules/run/removalStep';
import { losesData } from '~/remove/rules/uninstallSteps';
import { FailureAlert } from '~/ui/FailureAlert';
import { GitOpsNotice } from '~/ui/GitOpsNotice';
import { LoadableView } from '~/ui/LoadableView';
import { MissingPermissions } from '~/ui/MissingPermissions';
import { Modal } from '~/ui/Modal';
import { Mono } from '~/ui/Mono';
import { Notice } from '~/ui/Notice';
import { neededText } from '~/ui/permissionText';
import { ConfirmName } from './ConfirmName';
import { FirstOf } from './FirstOf';
import { type Closing, UninstallRun } from './UninstallDialog';
import { UNINSTALL_TITLE } from './UninstallForm';
import { StepList } from './DeletedResources';
import './uninstall.css';

/** Uninstalls an extension of OLM v1, the operands first; then shows the progress of each object. */
export function UninstallExtension({ id, onClose }: Props) {
  const control = useRemovalRun(id);
  const close = () => {
    onClose({ hasBegun: control !== null });
  };
  return (
    <Modal isOpen variant="large" onClose={close} aria-labelledby={UNINSTALL_TITLE}>
      {control === null ? (
        <Question id={id} onClose={close} />
      ) : (
        <UninstallRun control={control} remains={null} scope={null} onClose={close} />
      )}
    </Modal>
  );
}

type Props = {
  /** `~v1/name` */
  readonly id: string;
  readonly onClose: (how: Closing) => void;
};

function Question({ id, onClose }: QuestionProps) {
  const t = useT();
  const name = id.slice(CLUSTER_SCOPE.length + 1);
  const parts = useExtensionParts(name);
  const title = t('Uninstall {{name}}?', { name });
  return (
    <>
      <ModalHeader labelId={UNINSTALL_TITLE} title={title} />
      <LoadableView
        of={parts}
        what={t('ClusterExtension')}
        skeleton={
          <ModalBody>
            <Skeleton height="12rem" screenreaderText={t('Loading Operator resources')} />
          </ModalBody>
        }
      >
        {(found) =>
          found === null ? (
            <ModalBody>
              <Notice isPlain variant="info" title={t('Operator not installed')} />
            </ModalBody>
          ) : (
            <Form id={id} parts={found} title={title} onClose={onClose} />
          )
        }
      </LoadableView>
    </>
  );
}

type QuestionProps = { readonly id: string; readonly onClose: () => void };

function Form({ id, parts, title, onClose }: FormProps) {
  const t = useT();
  const choice = useChoice(parts);
  const { steps, isReading } = choice;
  const [typed, setTyped] = useState('');
  const { missing, isAsking } = useStepPermissions(steps);
  const isDangerous = losesData(steps);
  const isConfirmed = !isDangerous || typed.trim() === parts.name;
  const count = steps.filter(({ stage }) => stage === 'operands').length;
  return (
    <>
      <ModalBody tabIndex={0} aria-label={title}>
        <Stack hasGutter>
          <MissingPermissions missing={missing} title={t('Insufficient permissions')} />
          <GitOpsNotice calls={callsOf(steps)} />
          {parts.isApplied && <KeepChoice {...choice} />}
          {!choice.isKeeping && <Deletions {...choice} parts={parts} />}
          <StackItem>
            <Title headingLevel="h2" size="md" className="operator-hub__uninstall-heading">
              {t('Resources to delete')}
            </Title>
            <StepList steps={steps} />
            <Kept {...parts} />
          </StackItem>
        </Stack>
      </ModalBody>
      <ModalFooter className="operator-hub__uninstall-footer">
        {isDangerous && <ConfirmName name={parts.name} typed={typed} onType={setTyped} />}
        <Button
          variant="danger"
          isDisabled={isReading || isAsking || missing.length > 0 || !isConfirmed}
          onClick={() => {
            beginRemoval({ id, title: parts.name }, steps);
          }}
        >
          {count === 0 ? t('Uninstall') : t('Uninstall and delete {{count}} instance', { count })}
        </Button>
        <Button variant="link" onClick={onClose}>
          {t('Cancel')}
        </Button>
      </ModalFooter>
    </>
  );
}

/** What remains although it was used for the installation. */
function Kept({ keptAccount, keptNamespace }: ExtensionParts) {
  const t = useT();
  return (
    <>
      {keptAccount !== null && (
        <p>
          {t(
            'ServiceAccount {{name}} and its role bindings are not deleted. Also used by {{names}}.',
            { name: keptAccount.name, names: t.list(keptAccount.users) },
          )}
        </p>
      )}
      {keptNamespace !== null && (
        <p>{t('Namespace {{namespace}} is not deleted.', { namespace: keptNamespace })}</p>
      )}
    </>
  );
}

/** What is deleted with the ClusterExtension. */
function useChoice(parts: ExtensionParts) {
  const [isKeeping, setKeeping] = useState(false);
  const [decided, setDecided] = useState<Decisions>({});
  const isChosen = (one: InstallerObject) => decided[installerId(one)] ?? isChosenAtFirst(one);
  const chosen = new Set(parts.installers.filter(isChosen).map(installerId));
  return {
    isKeeping,
    onKeep: setKeeping,
    chosen,
    onDecide: (decision: Decisions) => {
      setDecided((before) => ({ ...before, ...decision }));
    },
    steps: isKeeping ? keepingSteps(parts) : extensionSteps(parts, chosen),
    isReading: !isKeeping && isReadingParts(parts),
  };
}

/** The data that is lost, what cannot be read about it, and the choice of the other resources. */
function Deletions({ parts, steps, chosen, onDecide }: DeletionsProps) {
  const t = useT();
  return (
    <>
      {losesData(steps) && (
        <StackItem>
          <Notice variant="warning" title={t('OLM v1 deletes the APIs and all instances')}>
            {t(
              'Instances are deleted before the Operator, so that it can clean up. Their data is lost.',
            )}
          </Notice>
        </StackItem>
      )}
      {parts.apis.map((api) => (
        <UnreadOperands key={api.name} api={api} />
      ))}
      <ManagedPlace extension={parts.name} managed={parts.managedNamespace} />
      {parts.installers.length > 0 && (
        <Installers parts={parts} chosen={chosen} onDecide={onDecide} />
      )}
    </>
  );
}

type DeletionsProps = InstallersProps & { readonly steps: readonly RemovalStep[] };

type FormProps = QuestionProps & { readonly parts: ExtensionParts; readonly title: string };

/** By the ids of the installer objects. */
type Decisions = Readonly<Record<string, boolean>>;

/** The choice to delete only the ClusterExtension (`kubectl delete --cascade=orphan`). */
function KeepChoice({ isKeeping, onKeep }: KeepProps) {
  const t = useT();
  return (
    <StackItem>
      <Checkbox
        id="uninstall-keep"
        label={t('Keep the Operator, its APIs and instances')}
        description={t(
          'The Operator continues to run without updates. To manage it again, create a ClusterExtension with the same name and namespace. With another name, OLM rejects the installation.',
        )}
        isChecked={isKeeping}
        onChange={(_, isChecked) => {
          onKeep(isChecked);
        }}
      />
    </StackItem>
  );
}

type KeepProps = { readonly isKeeping: boolean; readonly onKeep: (isKeeping: boolean) => void };

function isReadingParts({ apis, managedNamespace }: ExtensionParts): boolean {
  const contents = dataOr(managedNamespace, null)?.contents;
  const parts = [...apis.map(({ operands }) => operands), managedNamespace, contents];
  return parts.some((part) => part?.status === 'loading');
}

/** The namespace that OLM deletes with the extension, and the resources of others in it. */
function ManagedPlace({ extension, managed }: ManagedProps) {
  const t = useT();
  if (managed.status === 'failed') {
    return <FailureAlert failure={managed.failure} what={t('Namespace')} />;
  }
  if (managed.status === 'loading' || managed.data === null) return null;
  const { name, contents } = managed.data;
  return (
    <StackItem>
      <Notice
        variant="warning"
        title={t('OLM also deletes namespace {{namespace}} and all its resources', {
          namespace: name,
        })}
      >
        <LoadableView
          of={contents}
          what={t('Resources')}
          skeleton={<Skeleton width="12rem" screenreaderText={t('Loading')} />}
        >
          {(found) => (
            <>
              <FirstOf
                names={othersOf(extension, found).map(({ model, metadata }) => ({
                  kind: model.kind,
                  name: metadata.name,
                }))}
              />
              {found.unseen.length > 0 && t('Some resources might not be listed')}
            </>
          )}
        </LoadableView>
      </Notice>
    </StackItem>
  );
}

type ManagedProps = {
  readonly extension: string;
  readonly managed: ExtensionParts['managedNamespace'];
};

/** Unreadable instances are also deleted, without waiting for them. */
function UnreadOperands({ api: { name, operands } }: { readonly api: ExtensionApi }) {
  const t = useT();
  if (operands.status === 'failed') {
    return (
      <StackItem>
        <FailureAlert failure={operands.failure} what={name} />
      </StackItem>
    );
  }
  const missing = operands.status === 'ready' ? (operands.data?.missing ?? null) : null;
  return (
    missing !== null && (
      <StackItem>
        <Notice variant="warning" title={t('Some resources might not be listed')}>
          {neededText([missing], t)}
        </Notice>
      </StackItem>
    )
  );
}

/** OLM v1 does not delete the account that it installed with. */
function Installers({ parts, chosen, onDecide }: InstallersProps) {
  const t = useT();
  return (
    <StackItem>
      <Title headingLevel="h2" size="md" className="operator-hub__uninstall-heading">
        {t('Also delete')}
      </Title>
      <List isPlain>
        {parts.installers.map((one) => {
          const key = installerId(one);
          return (
            <ListItem key={key}>
              <Checkbox
                id={`uninstall-${key}`}
                label={
                  <>
                    {one.model.kind} <Mono>{one.name}</Mono>
                  </>
                }
                isChecked={chosen.has(key)}
                {...(isNamespace(one) && {
                  description: t('Deletes all resources in the namespace.'),
                })}
                onChange={(_, isChosen) => {
                  onDecide({ [key]: isChosen });
                }}
              />
            </ListItem>
          );
        })}
      </List>
    </StackItem>
  );
}

type InstallersProps = {
  readonly parts: ExtensionParts;
  readonly chosen: ReadonlySet<string>;
  readonly onDecide: (decision: Decisions) => void;
};
