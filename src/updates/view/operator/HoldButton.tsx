import { Button } from '@patternfly/react-core';
import { PauseIcon, PlayIcon } from '@patternfly/react-icons';
import { useUrlQuery } from '~/ui/useUrlQuery';
import { settingsOf } from '~/olm/installed/subscriptionSettings';
import { versionOrName } from '~/olm/plans/csvName';
import { useT } from '~/i18n';
import { HoldDialog } from './HoldDialog';
import type { SubscribedProps } from './subscribed';

/** Pauses the updates of an Operator, or resumes them (F19). The address says that the dialog is open: a link can lead there. */
export function HoldButton(props: SubscribedProps) {
  const t = useT();
  const [query, changeQuery] = useUrlQuery();
  const { installed } = props.subscribed.situation;
  if (installed === null) return null;
  const isManual = settingsOf(props.subscription).approval === 'Manual';
  return (
    <>
      <Button
        variant="link"
        isInline
        aria-haspopup="dialog"
        icon={isManual ? <PlayIcon /> : <PauseIcon />}
        onClick={() => {
          changeQuery((before) => {
            before.set('edit', 'pause');
            return before;
          });
        }}
      >
        {isManual
          ? t('Resume updates')
          : t('Pause updates at {{version}}', { version: versionOrName(installed.csvName) })}
      </Button>
      {query.get('edit') === 'pause' && (
        <HoldDialog
          {...props}
          version={versionOrName(installed.csvName)}
          onClose={() => {
            changeQuery((before) => {
              before.delete('edit');
              return before;
            });
          }}
        />
      )}
    </>
  );
}
