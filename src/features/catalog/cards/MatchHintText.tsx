import type { MatchHint } from '~/domain/catalog/search/searchHit';
import type { Translate } from '~/i18n';
import './packageParts.css';

/** Why a package was found whose tile does not show the word. */
export function MatchHintText({ hint, t }: { readonly hint: MatchHint; readonly t: Translate }) {
  return <span className="operator-hub__hint">{hintText(hint, t)}</span>;
}

function hintText({ field, text }: MatchHint, t: Translate): string {
  switch (field) {
    case 'kind':
      return t('Matches kind {{text}}', { text });
    case 'keyword':
      return t('Matches keyword {{text}}', { text });
    case 'category':
      return t('Matches category {{text}}', { text });
  }
}
