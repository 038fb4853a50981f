import { BusyButton } from '~/ui/BusyButton';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { beginRemoval, useRemovalRun } from '~/remove/read/useRemovalRun';
import { type LeftoverScan, useLeftovers } from '~/remove/read/useLeftovers';
import type { Leftover } from '~/remove/rules/leftovers/leftover';
import { releaseSteps, type HeldObject } from '~/remove/rules/leftovers/held';
import { useT } from '~/i18n';
import type { NamespaceScope } from '~/routes';
import { CleanUpDialog } from './CleanUpDialog';
import { CleanUpNotice } from './CleanUpNotice';
import { CleanUpProgress } from './CleanUpProgress';
import { LeftoverDetails } from './LeftoverDetails';
import { LeftoversList } from './LeftoversList';
import { ScanState } from './ScanState';

/** The scan of the cluster, what it finds, and the clean-up of it. */
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
  const release = (objects: readonly HeldObject[]) => {
    beginRemoval({ id: CLEAN_UP, title: t('What holds a namespace') }, releaseSteps(objects));
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
        scope={scope}
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
            // What opened it may be gone.
            setTimeout(() => again.current?.focus());
          }}
        />
      )}
    </div>
  );
}

/** There is one clean-up at a time. */
export const CLEAN_UP = 'leftovers';

type Open =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'details'; readonly leftover: Leftover }
  | { readonly kind: 'clean-up'; readonly chosen: readonly Leftover[] }
  | { readonly kind: 'progress' };

/** Looks again when a clean-up is over: what it removed is gone, and what it set free may be. */
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
      {t('Scan again')}
    </BusyButton>
  );
}

type AgainProps = {
  readonly button: RefObject<HTMLButtonElement>;
  readonly scan: LeftoverScan;
};
