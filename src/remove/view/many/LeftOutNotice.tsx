import { List, ListItem } from '@patternfly/react-core';
import { Link } from 'react-router';
import { Notice } from '~/ui/Notice';
import { useRightText } from '~/ui/rightText';
import { noUninstallText } from '~/ui/uninstallText';
import type { LeftOut } from '~/remove/rules/chosenOperators';
import { useT } from '~/i18n';
import { routes } from '~/routes';

/** The chosen Operators that stay, and why; nothing where all go. */
export function LeftOutNotice({ leftOut }: { readonly leftOut: readonly LeftOut[] }) {
  const t = useT();
  if (leftOut.length === 0) return null;
  return (
    <Notice
      variant="warning"
      title={t('{{count}} Operator cannot be uninstalled from here', { count: leftOut.length })}
    >
      <List>
        {leftOut.map((one) => (
          <ListItem key={one.operator.id}>
            <LeftOutLine one={one} />
          </ListItem>
        ))}
      </List>
    </Notice>
  );
}

function LeftOutLine({ one: { operator, reason } }: { readonly one: LeftOut }) {
  const t = useT();
  const rightText = useRightText();
  const { displayName, namespace, name, id } = operator;
  const [here = namespace] = id.split('/');
  const place = t('{{name}} in {{namespace}}', { name: displayName, namespace: here });
  if (typeof reason !== 'string') {
    const rights = t.list(reason.missing.map(rightText));
    return t('{{what}}: {{state}}', {
      what: place,
      state: t('You need the right to {{right}}.', { right: rights }),
    });
  }
  return (
    <>
      {t('{{what}}: {{state}}', {
        what: place,
        state: noUninstallText({ allowed: false, reason }, namespace, t),
      })}{' '}
      {reason === 'is-copy' && (
        <Link to={routes.uninstall(namespace, name)}>{t('Uninstall it there')}</Link>
      )}
    </>
  );
}
