import { Timestamp } from '@openshift-console/dynamic-plugin-sdk';
import { useCallback, useEffect, useRef, useState, type RefObject, type ReactNode } from 'react';
import { AlertActionLink, Flex, FlexItem, List, ListItem, Progress } from '@patternfly/react-core';
import { BusyButton } from '~/ui/BusyButton';
import { beginRemoval, useRemovalRun, type RemovalRunControl } from '~/remove/read/useRemovalRun';
import { useLeftovers, type LeftoverScan } from '~/remove/read/useLeftovers';
import type { Leftover } from '~/remove/rules/leftovers/leftover';
import { releaseSteps, type BlockingObject } from '~/remove/rules/leftovers/terminating';
import { useT } from '~/i18n';
import type { NamespaceScope } from '~/routes';
import { Notice } from '~/ui/Notice';
import { leftIn } from '~/remove/rules/run/removalProgress';
import { DialogFrame } from '~/ui/DialogFrame';
import { RemovalButtons } from '~/remove/view/run/RunButtons';
import { RemovalProgress } from '~/remove/view/run/RemovalProgress';
import { FailureAlert } from '~/ui/FailureAlert';
import { Fold } from '~/ui/Fold';
import { usePermissionText } from '~/ui/permissionText';
import { Sentence } from '~/ui/Sentence';
import { CleanUpDialog } from './CleanUpDialog';
import { LeftoverDetails } from './LeftoverDetails';
import { LeftoversList } from './LeftoversList';

/** The scan of the cluster, its leftovers and the clean-up. */
export function LeftoversScan({ scope }: { readonly scope: NamespaceScope }) {
  const t = useT();
  const scan = useLeftovers(scope);
  const control = useRemovalRun(CLEAN_UP);
  const [open, setOpen] = useState<Open>({ kind: 'nothing' });
  const again = useRef<HTMLButtonElement>(null);
  const show = useCallback((leftover: Leftover) => {
    setOpen({ kind: 'details', leftover });
  }, []);
  useScanAfter(control?.run.isOver === true, scan);
  const close = () => {
    setOpen({ kind: 'nothing' });
  };
  const release = (objects: readonly BlockingObject[]) => {
    beginRemoval(
      { id: CLEAN_UP, title: t('Resources that block a namespace') },
      releaseSteps(objects),
    );
    setOpen({ kind: 'progress' });
  };
  return (
    <div className="operator-hub__leftovers">
      {control !== null && open.kind !== 'progress' && (
        <CleanUpNotice
          control={control}
          onShow={() => {
            setOpen({ kind: 'progress' });
          }}
        />
      )}
      <ScanState scan={scan}>
        <AgainButton button={again} scan={scan} />
      </ScanState>
      <LeftoversList
        scan={scan}
        isCleaning={control !== null && !control.run.isOver}
        onShow={show}
        onCleanUp={(chosen) => {
          setOpen({ kind: 'clean-up', chosen });
        }}
      />
      {open.kind === 'details' && (
        <LeftoverDetails leftover={open.leftover} onRelease={release} onClose={close} />
      )}
      {open.kind === 'clean-up' && (
        <CleanUpDialog
          chosen={open.chosen}
          all={scan.leftovers}
          onBegin={(steps) => {
            beginRemoval({ id: CLEAN_UP, title: t('Leftovers') }, steps);
            setOpen({ kind: 'progress' });
          }}
          onClose={close}
        />
      )}
      {open.kind === 'progress' && control !== null && (
        <CleanUpProgress
          control={control}
          onClose={() => {
            close();
            if (!control.run.isOver) scan.scanAgain();
            // The element that opened it might not exist.
            setTimeout(() => again.current?.focus());
          }}
        />
      )}
    </div>
  );
}

/** Only one clean-up is possible at a time. */
export const CLEAN_UP = 'leftovers';

type Open =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'details'; readonly leftover: Leftover }
  | { readonly kind: 'clean-up'; readonly chosen: readonly Leftover[] }
  | { readonly kind: 'progress' };

/** Scans again after a clean-up, which can release further leftovers. */
function useScanAfter(isOver: boolean, { scanAgain }: LeftoverScan): void {
  const scan = useRef(scanAgain);
  useEffect(() => {
    scan.current = scanAgain;
  });
  useEffect(() => {
    if (isOver) scan.current();
  }, [isOver]);
}

function AgainButton({ button, scan }: AgainProps) {
  const t = useT();
  return (
    <BusyButton
      innerRef={button}
      variant="secondary"
      isLoading={scan.isScanning}
      isDisabled={scan.isScanning}
      onClick={scan.scanAgain}
    >
      {t('Refresh')}
    </BusyButton>
  );
}

type AgainProps = {
  readonly button: RefObject<HTMLButtonElement>;
  readonly scan: LeftoverScan;
};

/** A started clean-up of this tab: its progress and a link to it. */
function CleanUpNotice({ control, onShow }: Props) {
  const t = useT();
  const { run } = control;
  const left = leftIn(run);
  return (
    <Notice
      variant={run.isOver ? 'success' : 'info'}
      className="operator-hub__leftovers-run"
      title={
        run.isOver
          ? t('Deletion complete')
          : t('Deletion not complete: {{count}} steps remaining', { count: left })
      }
      actionLinks={
        <>
          <AlertActionLink onClick={onShow}>{t('Show progress')}</AlertActionLink>
          {run.isOver && <AlertActionLink onClick={control.close}>{t('Close')}</AlertActionLink>}
        </>
      }
    />
  );
}

type Props = { readonly control: RemovalRunControl; readonly onShow: () => void };

/** The progress of a clean-up, and the actions if it is blocked. */
function CleanUpProgress({ control, onClose }: CleanUpProgressProps) {
  const t = useT();
  // The run pauses while it is not visible.
  const close = () => {
    if (!control.run.isOver) control.pause();
    onClose();
  };
  return (
    <DialogFrame
      title={t('Delete leftovers: {{subject}}', { subject: control.run.subject.title })}
      size="large"
      onClose={close}
      footer={<RemovalButtons control={control} onClose={close} />}
    >
      <RemovalProgress control={control} />
    </DialogFrame>
  );
}

type CleanUpProgressProps = { readonly control: RemovalRunControl; readonly onClose: () => void };

/** The progress of the scan, and the lists that failed. */
function ScanState({ scan, children }: ScanStateProps) {
  const t = useT();
  const { progress, isScanning, scannedAt } = scan;
  return (
    <div className="operator-hub__leftovers-notices">
      <Flex
        justifyContent={{ default: 'justifyContentSpaceBetween' }}
        alignItems={{ default: 'alignItemsCenter' }}
      >
        <FlexItem
          grow={{ default: 'grow' }}
          role="status"
          className="operator-hub__leftovers-progress"
        >
          {isScanning ? (
            // Only the end is announced, not every step.
            <div aria-live="off">
              <Progress
                aria-label={t('Scan')}
                size="sm"
                title={t('Scanning the cluster')}
                value={progress.done}
                max={Math.max(1, progress.total)}
                label={t('{{done}} of {{total}} kinds', progress)}
                valueText={t('{{done}} of {{total}} kinds', progress)}
              />
            </div>
          ) : (
            scannedAt !== null && (
              <span className="operator-hub__leftovers-note">
                <Sentence
                  text={t('Last updated: <time/>')}
                  parts={{ time: <Timestamp timestamp={scannedAt} simple /> }}
                />
              </span>
            )
          )}
        </FlexItem>
        <FlexItem>{children}</FlexItem>
      </Flex>
      {scan.failure !== null && scan.leftovers.length > 0 && (
        <FailureAlert failure={scan.failure} what={t('Scan')} onRetry={scan.scanAgain} />
      )}
      {!isScanning && <Unread scan={scan} />}
    </div>
  );
}

type ScanStateProps = {
  readonly scan: LeftoverScan;
  /** The action to scan again. */
  readonly children: ReactNode;
};

/** Failed lists. They prove nothing. */
function Unread({ scan: { unread } }: Pick<ScanStateProps, 'scan'>) {
  const t = useT();
  const permissionText = usePermissionText();
  if (unread.length === 0) return null;
  const isBroken = unread.some(({ failure }) => failure.kind !== 'forbidden');
  return (
    <Notice
      variant={isBroken ? 'warning' : 'info'}
      title={t('Unable to fully check {{count}} resource types', { count: unread.length })}
    >
      <Fold title={t('Resource types not checked')}>
        <List>
          {unread.map(({ model, failure, readIn }) => (
            <ListItem key={`${model.kind} ${failure.kind} ${failure.message}`}>
              {failure.permission === undefined
                ? t('{{what}}: {{state}}', { what: model.kind, state: failure.message })
                : t('{{kind}}: No permission to {{permission}}', {
                    kind: model.kind,
                    permission: permissionText(failure.permission),
                  })}{' '}
              {readIn.length > 0 &&
                t('Checked namespaces: {{namespaces}}', { namespaces: t.list(readIn) })}
            </ListItem>
          ))}
        </List>
      </Fold>
    </Notice>
  );
}
