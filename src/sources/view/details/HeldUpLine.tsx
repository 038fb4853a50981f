import { Link } from 'react-router';
import { dataOr } from '~/kube/loadable';
import { useT } from '~/i18n';
import { routes } from '~/routes';
import type { SourceTabProps } from './sourceDetails';

/** What it means for others that OLM cannot read the catalog (CS-029). */
export function HeldUpLine({ details: { item, users } }: SourceTabProps) {
  const t = useT();
  const { namespace, name, isGlobal } = item;
  const heldUp = dataOr(users, null)?.users.filter(({ isHeldUp }) => isHeldUp) ?? [];
  return (
    <>
      {isGlobal
        ? t(
            'As long as it is down, OLM installs and updates nothing in any namespace that sees it.',
          )
        : t('As long as it is down, OLM installs and updates nothing in namespace {{namespace}}.', {
            namespace,
          })}{' '}
      {heldUp.length > 0 && (
        <Link to={routes.source(namespace, name, 'subscriptions')}>
          {t('{{count}} Subscription is held up', { count: heldUp.length })}
        </Link>
      )}
    </>
  );
}
