import { type ReactNode, useState } from 'react';
import { RemedyDialog } from './RemedyDialog';
import { UnfinishedResubscription } from './UnfinishedResubscription';
import { type OpenedRemedy, RemedyContext } from './remedyContext';

/**
 * Holds the dialogs above what is shown of the Operator: the finding, or the Operator itself, goes from the page as soon
 * as the remedy works, and the dialog has to stay to the end.
 */
export function RemedyProvider({ namespace, name, children }: Props) {
  const [opened, setOpened] = useState<OpenedRemedy | null>(null);
  return (
    <RemedyContext.Provider value={setOpened}>
      {opened === null && <UnfinishedResubscription namespace={namespace} name={name} />}
      {children}
      {opened !== null && (
        <RemedyDialog
          // One dialog may lead to another.
          key={opened.remedy.kind}
          remedy={opened.remedy}
          details={opened.details}
          onClose={() => {
            setOpened(null);
          }}
        />
      )}
    </RemedyContext.Provider>
  );
}

type Props = {
  readonly namespace: string;
  /** The Operator's. */
  readonly name: string;
  readonly children: ReactNode;
};
