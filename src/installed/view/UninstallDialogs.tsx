import { useMemo } from 'react';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import type { NamespaceScope } from '~/routes';
import { type Closing, UninstallDialog } from '~/remove/view/UninstallDialog';
import { UninstallManyDialog } from '~/remove/view/many/UninstallManyDialog';

/** The dialog that removes an Operator, or several of them; nothing where none is named. */
export function UninstallDialogs({ ids, operators, scope, onClose }: Props) {
  const named = useMemo(
    () => [...new Set(ids.flatMap((id) => operatorOf(operators, id) ?? []))],
    [operators, ids],
  );
  const [id, ...others] = ids;
  if (id === undefined) return null;
  if (others.length > 0) {
    return (
      <UninstallManyDialog
        key={ids.join()}
        ids={ids}
        operators={named}
        scope={scope}
        onClose={onClose}
      />
    );
  }
  return <UninstallDialog key={id} id={id} operator={named[0]} scope={scope} onClose={onClose} />;
}

type Props = {
  /** As the URL names them: `namespace/name`. */
  readonly ids: readonly string[];
  readonly operators: readonly InstalledOperator[];
  readonly scope: NamespaceScope;
  readonly onClose: (how: Closing) => void;
};

/** @param id `namespace/name`: of its Subscription, or of one of its CSVs */
function operatorOf(operators: readonly InstalledOperator[], id: string) {
  return (
    operators.find((one) => one.id === id) ??
    operators.find(
      ({ namespace, csvNames, isCopy }) =>
        !isCopy && csvNames.some((name) => `${namespace}/${name}` === id),
    )
  );
}
