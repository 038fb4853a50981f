import { type ReactNode, useState } from 'react';
import { RefreshSource } from './RefreshSource';
import { SwitchOnSource } from './SwitchOnSource';
import { TakeAwaySource } from './TakeAwaySource';
import { type OpenedDialog, SourceDialogContext } from './sourceDialog';

/**
 * Holds the dialogs of {@link SourceActions} above what is shown of the catalog: that goes from the page as soon as it is
 * deleted, and the dialog has to stay to the end.
 */
export function SourceDialogs({ children }: { readonly children: ReactNode }) {
  const [opened, setOpened] = useState<OpenedDialog | null>(null);
  return (
    <SourceDialogContext.Provider value={setOpened}>
      {children}
      {opened !== null && (
        <SourceDialog
          opened={opened}
          onClose={() => {
            setOpened(null);
          }}
        />
      )}
    </SourceDialogContext.Provider>
  );
}

function SourceDialog({ opened: { action, item }, onClose }: DialogProps) {
  switch (action) {
    case 'refresh':
      return <RefreshSource item={item} onClose={onClose} />;
    case 'switch-on':
      return <SwitchOnSource item={item} onClose={onClose} />;
    case 'take-away':
      return <TakeAwaySource item={item} onClose={onClose} />;
  }
}

type DialogProps = { readonly opened: OpenedDialog; readonly onClose: () => void };
