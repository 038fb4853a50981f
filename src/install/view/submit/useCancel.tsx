import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import type { InstallSubmit } from '~/install/read/useInstallSubmit';
import type { InstallChoices } from '~/install/rules/form';
import type { InstallIdentity } from '~/olm/namespaces/submitMark';
import { decidesWhere } from '~/install/rules/submitPlan';
import { BackOutDialog } from './BackOutDialog';

export type Cancel = {
  /** Nothing can be chosen: something runs, or all that could be chosen is created. */
  readonly isLocked: boolean;
  /** A choice; one that would leave behind what was created asks first what is to become of that. */
  readonly choose: (choice: InstallChoices) => void;
  /** Goes away from the page, and asks first when something was created. */
  readonly leave: () => void;
  /** Removes what was created and stays here. */
  readonly remove: () => void;
  readonly dialog: ReactNode;
};

/** Sees to it that nothing that an installation has created is left behind unseen. */
export function useCancel({ install, submit, choose, cancelTo }: Situation): Cancel {
  const navigate = useNavigate();
  const [intent, setIntent] = useState<(() => void) | null>(null);
  const close = () => {
    setIntent(null);
  };
  const ask = (afterwards: () => void) => {
    setIntent(() => afterwards);
  };
  return {
    isLocked: submit.isRunning || submit.isSubscribed || submit.begun !== null,
    choose: (choice) => {
      const isOrphaning = submit.hasCreated && submit.created.length > 0 && decidesWhere(choice);
      if (!isOrphaning) {
        choose(choice);
        return;
      }
      ask(() => {
        choose(choice);
      });
    },
    leave: () => {
      const go = () => {
        void navigate(cancelTo);
      };
      if (submit.created.length === 0) go();
      else ask(go);
    },
    remove: () => {
      ask(() => undefined);
    },
    dialog: intent !== null && (
      <BackOutDialog
        install={install}
        onClose={close}
        onKeep={() => {
          submit.reset();
          close();
          intent();
        }}
        onRemoved={() => {
          submit.reset();
          close();
          intent();
        }}
      />
    ),
  };
}

type Situation = {
  readonly install: InstallIdentity;
  readonly submit: InstallSubmit;
  readonly choose: (choice: InstallChoices) => void;
  readonly cancelTo: string;
};
