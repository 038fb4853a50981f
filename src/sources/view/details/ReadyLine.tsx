import { Elapsed } from '~/ui/Elapsed';
import { Sentence } from '~/ui/Sentence';
import { Icon } from '@patternfly/react-core';
import { CheckCircleIcon } from '@patternfly/react-icons';
import type { CatalogSourceItem } from '~/olm/catalogSources/catalogSourceItem';
import { useT } from '~/i18n';

/** All is well, in one line. */
export function ReadyLine({ item: { since } }: { readonly item: CatalogSourceItem }) {
  const t = useT();
  return (
    <div className="operator-hub__source-ready">
      <Icon status="success">
        <CheckCircleIcon />
      </Icon>
      <span>
        {t('OLM reads this catalog.')}{' '}
        {since !== null && (
          <Sentence text={t('Connected <time/>')} parts={{ time: <Elapsed since={since} /> }} />
        )}
      </span>
    </div>
  );
}
