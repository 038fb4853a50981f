import { type Translate, useT } from '~/i18n';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { placeOf } from '~/olm/installed/operatorName';
import { offerOf } from '~/operator/view/remedies/remedies';
import { routes } from '~/routes';
import { LinkButton } from '~/ui/LinkButton';

/** The first button of the Operator's page, which has its dialog. */
export function FirstRemedy({ operator }: { readonly operator: InstalledOperator }) {
  const link = firstRemedy(operator, useT());
  return (
    link !== null && (
      <div className="operator-hub__installed-remedy">
        <LinkButton variant="secondary" to={link.to}>
          {link.text}
        </LinkButton>
      </div>
    )
  );
}

/** The page of an extension computes its remedies from more data. */
function firstRemedy(operator: InstalledOperator, t: Translate) {
  const { health, name, extension } = operator;
  const page = routes.operator(placeOf(operator), name);
  if (extension !== undefined) return { to: page, text: t('View Operator') };
  const remedy = health.finding?.actions?.find(({ kind }) => kind !== 'open-object');
  if (remedy === undefined) return null;
  const offer = offerOf(remedy, t);
  return 'to' in offer ? offer : { to: `${page}?remedy=${remedy.kind}`, text: offer.text };
}
