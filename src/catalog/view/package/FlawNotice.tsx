import { List, ListItem } from '@patternfly/react-core';
import { Notice } from '~/ui/Notice';
import type { CatalogFlaw } from '~/olm/packages/catalogFlaws';
import { type Translate, useT } from '~/i18n';

/** What the catalog got wrong about a package, and what is shown instead. */
export function FlawNotice({ flaws }: { readonly flaws: readonly CatalogFlaw[] }) {
  const t = useT();
  return (
    <Notice variant="warning" title={t('Its catalog describes this Operator incompletely')}>
      <List>
        {flaws.map((flaw) => (
          <ListItem key={flaw.kind}>{flawText(flaw, t)}</ListItem>
        ))}
      </List>
    </Notice>
  );
}

function flawText(flaw: CatalogFlaw, t: Translate): string {
  switch (flaw.kind) {
    case 'no-default-channel':
      return t('It names no default channel: its first channel is taken for it.');
    case 'unknown-default-channel':
      return t(
        'Its default channel {{name}} does not exist: its first channel is taken for it.',
        flaw,
      );
    case 'no-versions':
      return t('No versions are named, so that only the newest is known: channel {{names}}', {
        names: t.list(flaw.names),
      });
    case 'not-described':
      return t('The newest version is not described: channel {{names}}', {
        names: t.list(flaw.names),
      });
    case 'unreadable-annotations':
      return t('What these annotations say is not known, as they are no JSON: {{names}}', {
        names: t.list(flaw.names),
      });
  }
}
