import { type ReactNode, createContext, useContext, useState } from 'react';
import { useNavigate } from 'react-router';
import { useNamespaceScope } from '~/ui/useNamespaceScope';
import type { InstallIdentity } from '~/olm/namespaces/submitMark';
import { routes } from '~/routes';
import { CancelInstallDialog } from './CancelInstallDialog';
import { useInstallUrl } from '~/install/view/useInstallUrl';

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
