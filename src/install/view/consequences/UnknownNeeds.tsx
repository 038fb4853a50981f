import { Notice } from '~/ui/Notice';
import type { Prediction } from '~/install/rules/predictedDependencies';
import { useT } from '~/i18n';
import { needText } from '~/install/view/findings/needText';

/** What cannot be predicted. */
export function UnknownNeeds({ prediction }: { readonly prediction: Prediction }) {
  const t = useT();
  return prediction.unknown.map(({ need, neededBy }) => (
    <Notice
      key={`${neededBy} ${JSON.stringify(need)}`}
      isPlain
      variant="info"
      title={t('{{package}} needs {{need}}', { package: neededBy, need: needText(need, t) })}
    >
      {t('The catalogs do not tell who meets this. "Review first" shows what OLM chooses.')}
    </Notice>
  ));
}
