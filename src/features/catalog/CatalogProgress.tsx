import { AlertActionLink, StackItem } from '@patternfly/react-core';
import { FailureText } from '~/components/FailureAlert';
import { Notice } from '~/components/Notice';
import type { UnreadCatalog } from '~/domain/catalog/sourceAnswers';
import { useT } from '~/i18n';

/** What is still missing beside the packages that are there already: catalogs under way, and those that failed. */
export function CatalogProgress({ pending, unread, onRetry }: Props) {
  const t = useT();
  return (
    <>
      {unread.map(({ catalog, failure }) => (
        <StackItem key={catalog}>
          <Notice
            variant="warning"
            title={t('Operators of catalog {{catalog}} are missing', { catalog })}
            actionLinks={<AlertActionLink onClick={onRetry}>{t('Try again')}</AlertActionLink>}
          >
            <FailureText failure={failure} />
          </Notice>
        </StackItem>
      ))}
      {pending.length > 0 && (
        <StackItem>
          <span role="status" className="operator-hub__catalog-pending">
            {t('Loading more from {{catalogs}}…', { catalogs: pending.join(', ') })}
          </span>
        </StackItem>
      )}
    </>
  );
}

type Props = {
  readonly pending: readonly string[];
  readonly unread: readonly UnreadCatalog[];
  readonly onRetry: () => void;
};
