import { StackItem } from '@patternfly/react-core';
import { FailureText } from '~/ui/FailureAlert';
import { Fold } from '~/ui/Fold';
import { Notice } from '~/ui/Notice';
import type { InstalledList } from '~/olm/read/useInstalledList';
import { rightsThatMatter, stagesInTrouble } from '~/olm/diagnosis/unknowns';
import { COPIES_NAMESPACE } from '~/olm/installed/copies';
import { useT } from '~/i18n';
import { NamespaceProgress } from './NamespaceProgress';

/** What one has to know of the list besides its rows. */
export function ListNotes({ list }: { readonly list: InstalledList }) {
  const t = useT();
  const { missing, areKept, byNamespace } = list;
  return (
    <>
      {byNamespace !== null && (
        <StackItem>
          <NamespaceProgress of={byNamespace} />
        </StackItem>
      )}
      {missing.length > 0 && (
        <StackItem>
          <Incomplete list={list} />
        </StackItem>
      )}
      {areKept && (
        <StackItem>
          <Notice variant="info" title={t('This cluster does not copy Operators into namespaces')}>
            {t(
              'Operators that watch all namespaces are shown from the copies in namespace {{namespace}}.',
              { namespace: COPIES_NAMESPACE },
            )}
          </Notice>
        </StackItem>
      )}
    </>
  );
}

/** Hardly anybody but cluster administrators may read all; it is worth a notice only where a status may depend on it. */
function Incomplete({ list: { missing, operators } }: { readonly list: InstalledList }) {
  const t = useT();
  const stages = stagesInTrouble(operators);
  const isDecisive = missing.some(
    ({ right }) => right === undefined || rightsThatMatter([right], stages).length > 0,
  );
  const failures = missing.map((failure) => (
    <FailureText key={`${failure.message} ${failure.right?.resource ?? ''}`} failure={failure} />
  ));
  return isDecisive ? (
    <Notice variant="info" title={t('Some statuses may be incomplete')}>
      {failures}
    </Notice>
  ) : (
    <div className="operator-hub__installed-incomplete">
      <Fold title={t('Not everything could be read')}>{failures}</Fold>
    </div>
  );
}
