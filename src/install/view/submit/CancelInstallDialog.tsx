import {
  Button,
  Checkbox,
  ModalBody,
  ModalFooter,
  ModalHeader,
  Skeleton,
  Stack,
  StackItem,
} from '@patternfly/react-core';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { type Translate, useT } from '~/i18n';
import {
  type CancelInstallPlan,
  useCancelInstall,
  useCancelInstallPlan,
} from '~/install/read/useCancelInstall';
import type { Removal } from '~/install/rules/cancelPlan';
import { useInstallUrl } from '~/install/view/useInstallUrl';
import type { Permission } from '~/kube/failure';
import type { Loadable } from '~/kube/loadable';
import { hasFailed } from '~/kube/steps';
import type { InstallIdentity } from '~/olm/namespaces/submitMark';
import { routes } from '~/routes';
import { BusyButton } from '~/ui/BusyButton';
import { LoadableView } from '~/ui/LoadableView';
import { MissingPermissions } from '~/ui/MissingPermissions';
import { Modal } from '~/ui/Modal';
import { Mono } from '~/ui/Mono';
import { Sentence } from '~/ui/Sentence';
import { useNamespaceScope } from '~/ui/useNamespaceScope';
import { CancelInstallContent } from './CancelInstallContent';

/** Cancels an installation: deletes the created objects one by one, or keeps everything. */
export function CancelInstallDialog({ install, onClose, onKeep, onRemoved }: Props) {
  const t = useT();
  const plan = useCancelInstallPlan(install);
  return (
    <Modal isOpen variant="medium" onClose={onClose} aria-labelledby="operator-hub-back-out">
      <ModalHeader labelId="operator-hub-back-out" title={t('Undo installation?')} />
      <LoadableView
        of={withoutAge(plan)}
        what={t('Resources created by this installation')}
        skeleton={
          <ModalBody>
            <Skeleton height="8rem" screenreaderText={t('Loading')} />
          </ModalBody>
        }
      >
        {(ready) => (
          <CancelInstall plan={ready} onClose={onClose} onKeep={onKeep} onRemoved={onRemoved} />
        )}
      </LoadableView>
    </Modal>
  );
}

type Ends = {
  /** Closes without a decision. */
  readonly onClose: () => void;
  /** Leaves the page and keeps the created objects; absent: not offered. */
  readonly onKeep?: (() => void) | undefined;
  /** Everything possible is deleted. */
  readonly onRemoved: () => void;
};

type Props = Ends & { readonly install: InstallIdentity };

/** A later failure of a watch does not matter, because the plan is fixed. */
function withoutAge<T>(plan: Loadable<T>): Loadable<T> {
  return plan.status === 'ready' ? { ...plan, stale: null } : plan;
}

function CancelInstall({
  plan,
  onClose,
  onKeep,
  onRemoved,
}: Ends & { readonly plan: CancelInstallPlan }) {
  const t = useT();
  // Deleted objects leave the cluster, but the dialog keeps its initial plan.
  const [shown] = useState(plan);
  const [isTaken, setTaken] = useState(false);
  const { removals, states, isRunning, isDone, missing, missingForProject, run } = useCancelInstall(
    shown,
    isTaken,
  );
  return (
    <>
      <ModalBody>
        <CancelInstallContent
          removals={removals}
          kept={shown.kept}
          offer={
            shown.offered !== null && (
              <ProjectOffer
                project={shown.offered}
                unseen={shown.unseen}
                choice={{ isTaken, isFixed: isRunning || isDone, onTake: setTaken }}
                missing={missingForProject}
              />
            )
          }
          states={states}
          isDone={isDone}
          missing={missing}
        />
      </ModalBody>
      <ModalFooter>
        {isDone && <Button onClick={onRemoved}>{t('Close')}</Button>}
        {!isDone && removals.length > 0 && (
          <RemoveButton states={states} isRunning={isRunning} missing={missing} onRemove={run} />
        )}
        {!isDone && onKeep !== undefined && (
          <Button variant="secondary" isDisabled={isRunning} onClick={onKeep}>
            {t('Keep resources')}
          </Button>
        )}
        {!isDone && (
          <Button variant="link" isDisabled={isRunning} onClick={onClose}>
            {t('Go back')}
          </Button>
        )}
      </ModalFooter>
    </>
  );
}

/** Starts or resumes the deletion. */
function RemoveButton({ states, isRunning, missing, onRemove }: RemoveButtonProps) {
  const t = useT();
  return (
    <BusyButton
      variant="danger"
      isLoading={isRunning}
      isDisabled={isRunning || missing.length > 0}
      onClick={onRemove}
    >
      {!isRunning && hasFailed(states) ? t('Try again') : t('Remove')}
    </BusyButton>
  );
}

type RemoveButtonProps = Pick<
  ReturnType<typeof useCancelInstall>,
  'states' | 'isRunning' | 'missing'
> & { readonly onRemove: () => void };

/** The requested project remains unless the user selects it. */
function ProjectOffer({ project, unseen, choice, missing }: ProjectOfferProps) {
  const t = useT();
  const { name } = project;
  return (
    <Stack hasGutter>
      {missing.length > 0 ? (
        <MissingPermissions
          missing={missing}
          title={t('You do not have permission to delete project {{name}}. The project remains.', {
            name,
          })}
        />
      ) : (
        <Checkbox
          id="operator-hub-delete-project"
          label={t('Also delete project {{name}}', { name })}
          description={t.sentences([
            t(
              'The project was created for this installation. It remains unless you select this option.',
            ),
            ...(unseen.length === 0 ? [] : [unseenText(unseen, t)]),
          ])}
          isChecked={choice.isTaken}
          isDisabled={choice.isFixed}
          onChange={(_, isTaken) => {
            choice.onTake(isTaken);
          }}
        />
      )}
      <StackItem>
        <Link to={routes.project(name)}>
          <Sentence text={t('Project <name/>')} parts={{ name: <Mono>{name}</Mono> }} />
        </Link>
      </StackItem>
    </Stack>
  );
}

type ProjectOfferProps = {
  readonly project: Removal;
  /** The kinds that the user cannot list in it. */
  readonly unseen: readonly string[];
  readonly choice: ProjectChoice;
  /** The missing permissions to delete it. */
  readonly missing: readonly Permission[];
};

type ProjectChoice = {
  readonly isTaken: boolean;
  /** Disabled during and after the run. */
  readonly isFixed: boolean;
  readonly onTake: (isTaken: boolean) => void;
};

/** The maximum number of kinds. A cluster has about a hundred. */
const NAMED = 5;

function unseenText(unseen: readonly string[], t: Translate): string {
  const names = t.list([...unseen.slice(0, NAMED), ...(unseen.length > NAMED ? ['…'] : [])]);
  return t('No other resources found. You do not have permission to list: {{names}}', {
    names,
  });
}

const CancelInstallContext = createContext<(install: InstallIdentity) => void>(() => undefined);

/** Opens the dialog to cancel an installation, and then shows the package. */
export function useOpenCancelInstall(): (install: InstallIdentity) => void {
  return useContext(CancelInstallContext);
}

/** Renders the dialog above the installation, which disappears with its objects, while the dialog must remain. */
export function CancelInstallProvider({ children }: { readonly children: ReactNode }) {
  const scope = useNamespaceScope();
  const { packageKey } = useInstallUrl();
  const navigate = useNavigate();
  const [target, setTarget] = useState<InstallIdentity | null>(null);
  return (
    <CancelInstallContext.Provider value={setTarget}>
      {children}
      {target !== null && (
        <CancelInstallDialog
          install={target}
          onClose={() => {
            setTarget(null);
          }}
          onRemoved={() => {
            setTarget(null);
            void navigate(routes.package(scope, packageKey));
          }}
        />
      )}
    </CancelInstallContext.Provider>
  );
}
