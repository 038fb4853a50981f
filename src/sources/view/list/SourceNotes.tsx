import { StackItem } from '@patternfly/react-core';
import { Link } from 'react-router';
import { FailureText } from '~/ui/FailureAlert';
import { Fold } from '~/ui/Fold';
import { Notice } from '~/ui/Notice';
import { useRightText } from '~/ui/rightText';
import type { SourceRows } from '~/sources/read/useSourceRows';
import type { Right } from '~/kube/failure';
import { useT } from '~/i18n';
import { type NamespaceScope, routes } from '~/routes';

/** What one has to know of the list besides its rows: what is not seen of it. */
export function SourceNotes({ list, scope }: Props) {
  const t = useT();
  const { rows, unseen, hubFailure, missing } = list;
  const failures = [...(hubFailure === null ? [] : [hubFailure]), ...missing];
  const unexpected = failures.filter(({ kind }) => kind !== 'forbidden');
  const refused = failures.filter(({ kind }) => kind === 'forbidden');
  return (
    <>
      {unseen !== null && (
        <StackItem>
          <Unseen right={unseen} scope={scope} />
        </StackItem>
      )}
      {unexpected.length > 0 && (
        <StackItem>
          <Notice variant="warning" title={t('Something about these catalogs could not be read')}>
            {unexpected.map((failure) => (
              <FailureText key={`${failure.kind} ${failure.message}`} failure={failure} />
            ))}
          </Notice>
        </StackItem>
      )}
      {rows.length > 0 && refused.length > 0 && (
        <StackItem className="operator-hub__sources-incomplete">
          <Fold title={t('Not everything could be read')}>
            {refused.map((failure) => (
              <FailureText
                key={`${failure.right?.resource ?? ''} ${failure.message}`}
                failure={failure}
              />
            ))}
          </Fold>
        </StackItem>
      )}
    </>
  );
}

type Props = { readonly list: SourceRows; readonly scope: NamespaceScope };

/** Hardly anybody but cluster administrators may read all: it is no trouble. */
function Unseen({ right, scope }: { readonly right: Right; readonly scope: NamespaceScope }) {
  const t = useT();
  const rightText = useRightText();
  return (
    <Notice
      variant="info"
      title={t('Catalogs of other namespaces are not shown')}
      actionLinks={<Link to={routes.catalog(scope)}>{t('What they offer is in the catalog')}</Link>}
    >
      <p>{t('Those that serve all namespaces may be among them.')}</p>
      <p>{t('You need the right to {{right}}.', { right: rightText(right) })}</p>
    </Notice>
  );
}
