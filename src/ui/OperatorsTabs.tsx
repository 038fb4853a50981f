import { Link } from 'react-router';
import { useT } from '~/i18n';
import { type NamespaceScope, routes } from '~/routes';
import './operatorsTabs.css';

/**
 * The tabs of installed Operators, instances, namespaces and leftovers: four pages under one heading. They are links, like the
 * console's tabs. PatternFly's Tabs would refer to panels of the same page.
 */
export function OperatorsTabs({ current, scope }: Props) {
  const t = useT();
  const pages = [
    { id: 'operators', to: routes.installed(scope), text: t('Operators') },
    { id: 'instances', to: routes.instances(scope), text: t('Instances') },
    { id: 'namespaces', to: routes.operatorNamespaces(scope), text: t('Namespaces') },
    { id: 'leftovers', to: routes.leftovers(scope), text: t('Leftovers') },
  ] as const;
  return (
    <nav
      className="pf-v6-c-tabs operator-hub__operators-tabs"
      aria-label={t('Installed Operators and leftovers')}
    >
      <ul className="pf-v6-c-tabs__list">
        {pages.map(({ id, to, text }) => (
          <li key={id} className={`pf-v6-c-tabs__item${id === current ? ' pf-m-current' : ''}`}>
            <Link
              to={to}
              className="pf-v6-c-tabs__link"
              aria-current={id === current ? 'page' : undefined}
            >
              <span className="pf-v6-c-tabs__item-text">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type Props = {
  readonly current: 'operators' | 'instances' | 'namespaces' | 'leftovers';
  readonly scope: NamespaceScope;
};
