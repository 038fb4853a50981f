import { List, ListItem } from '@patternfly/react-core';
import { Link } from 'react-router';
import { Notice } from '~/ui/Notice';
import { Sentence } from '~/ui/Sentence';
import type { Dependent } from '~/remove/rules/dependencies';
import { useT } from '~/i18n';
import { routes } from '~/routes';

/** The Operators that depend on this one, and those with an alternative. */
export function DependentsNotice({ dependents }: { readonly dependents: readonly Dependent[] }) {
  const t = useT();
  const stranded = dependents.filter(({ alternatives }) => alternatives.length === 0);
  const served = dependents.filter(({ alternatives }) => alternatives.length > 0);
  return (
    <>
      {stranded.length > 0 && (
        <Notice
          variant="danger"
          title={t('Required by {{count}} installed Operators', { count: stranded.length })}
        >
          <p>{t('Uninstall the dependent Operators first.')}</p>
          <Dependents of={stranded} />
        </Notice>
      )}
      {served.length > 0 && (
        <Notice
          variant="info"
          title={t('Used by {{count}} installed Operators that have another provider', {
            count: served.length,
          })}
        >
          <Dependents of={served} />
        </Notice>
      )}
    </>
  );
}

function Dependents({ of }: { readonly of: readonly Dependent[] }) {
  const t = useT();
  return (
    <List>
      {of.map(({ namespace, csvName, displayName, needs, alternatives }) => (
        <ListItem key={`${namespace}/${csvName}`}>
          <Sentence
            text={
              alternatives.length === 0
                ? t('<operator/> requires {{what}}', { what: t.list(needs) })
                : t('<operator/> requires {{what}}. Also provided by: {{others}}', {
                    what: t.list(needs),
                    others: t.list(alternatives),
                  })
            }
            parts={{
              operator: (
                <Link to={routes.operator(namespace, csvName)}>
                  {t('{{name}} in {{namespace}}', { name: displayName, namespace })}
                </Link>
              ),
            }}
          />
        </ListItem>
      ))}
    </List>
  );
}
