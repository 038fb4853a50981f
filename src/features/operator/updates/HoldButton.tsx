import { useState } from 'react';
import { Button } from '@patternfly/react-core';
import { PauseIcon, PlayIcon } from '@patternfly/react-icons';
import { settingsOf } from '~/domain/installed/settings/subscriptionSettings';
import { versionOrName } from '~/domain/plans/csvName';
import { useT } from '~/i18n';
import { HoldDialog } from './HoldDialog';
import type { SubscribedProps } from './subscribed';

/** Holds an Operator at what is installed, or lets its updates go on (F19). */
export function HoldButton(props: SubscribedProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
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
          setOpen(true);
        }}
      >
        {isManual
          ? t('Let updates go on')
          : t('Hold at {{version}}', { version: versionOrName(installed.csvName) })}
      </Button>
      {isOpen && (
        <HoldDialog
          {...props}
          version={versionOrName(installed.csvName)}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
