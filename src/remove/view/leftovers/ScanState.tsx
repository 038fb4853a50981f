import type { ReactNode } from 'react';
import { Flex, FlexItem, List, ListItem, Progress } from '@patternfly/react-core';
import { Elapsed } from '~/ui/Elapsed';
import { FailureAlert } from '~/ui/FailureAlert';
import { Fold } from '~/ui/Fold';
import { Notice } from '~/ui/Notice';
import { useRightText } from '~/ui/rightText';
import { Sentence } from '~/ui/Sentence';
import type { LeftoverScan } from '~/remove/read/useLeftovers';
import { useT } from '~/i18n';

/** How far the scan is, and what it could not look at. */
export function ScanState({ scan, children }: Props) {
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
            // Its end is told, not every step of it.
            <div aria-live="off">
              <Progress
                aria-label={t('Scan')}
                size="sm"
                title={t('Looking through the cluster')}
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
                  text={t('Scanned <time/>')}
                  parts={{ time: <Elapsed since={scannedAt} isEvent /> }}
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

type Props = {
  readonly scan: LeftoverScan;
  /** The way to scan again. */
  readonly children: ReactNode;
};

/** What could not be read: nothing is concluded about it. */
function Unread({ scan: { unread } }: Pick<Props, 'scan'>) {
  const t = useT();
  const rightText = useRightText();
  if (unread.length === 0) return null;
  const isBroken = unread.some(({ failure }) => failure.kind !== 'forbidden');
  return (
    <Notice
      variant={isBroken ? 'warning' : 'info'}
      title={t('{{count}} kind could not be looked at everywhere', { count: unread.length })}
    >
      <p>{t('What is not seen is not shown, and is not cleaned up.')}</p>
      <Fold title={t('What could not be looked at')}>
        <List>
          {unread.map(({ model, failure, readIn }) => (
            <ListItem key={`${model.kind} ${failure.kind} ${failure.message}`}>
              {failure.right === undefined
                ? t('{{kind}}: {{message}}', { kind: model.kind, message: failure.message })
                : t('{{kind}}: you need the right to {{right}}.', {
                    kind: model.kind,
                    right: rightText(failure.right),
                  })}{' '}
              {readIn.length > 0 &&
                t('It was looked at in {{namespaces}}.', { namespaces: t.list(readIn) })}
            </ListItem>
          ))}
        </List>
      </Fold>
    </Notice>
  );
}
