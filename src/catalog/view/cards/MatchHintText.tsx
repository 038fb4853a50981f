import type { CatalogItem } from '~/olm/packages/catalogItem';
import { excerptAt } from '~/catalog/rules/excerpt';
import type { MatchHint } from '~/olm/search/searchHit';
import type { Translate } from '~/i18n';
import './packageParts.css';

/** Why a package was found whose name and provider do not show the word. */
export function MatchHintText({ hint, item, t }: Props) {
  const text = hintText(hint, item, t);
  const isQuoted = hint.field === 'description';
  return (
    <span className="operator-hub__hint" title={text} {...(isQuoted && { dir: 'auto' })}>
      {text}
    </span>
  );
}

type Props = { readonly hint: MatchHint; readonly item: CatalogItem; readonly t: Translate };

function hintText({ field, text }: MatchHint, item: CatalogItem, t: Translate): string {
  switch (field) {
    case 'package':
      return t('Matches package name {{text}}', { text });
    case 'kind':
      return t('Matches kind {{text}}', { text });
    case 'group':
      return t('API group {{text}}', { text });
    case 'keyword':
      return t('Matches keyword {{text}}', { text });
    case 'category':
      return t('Matches category {{text}}', { text });
    case 'description':
      return excerptAt(item.shortDescription, text, ONE_LINE);
  }
}

/** In characters: what a narrow table surely shows. */
const ONE_LINE = 20;
