import { List, ListItem } from '@patternfly/react-core';
import { Notice } from '~/ui/Notice';
import { type Feature, featuresIn } from '~/olm/packages/features';
import { type Translate, useT } from '~/i18n';

/**
 * What an Operator that can do without long-lived cloud credentials asks for. Source of what each cloud needs: the
 * console's install form (stock inventory 3).
 */
export function TokenAuthNotice({ annotations }: Props) {
  const t = useT();
  const needs = featuresIn(annotations).flatMap((feature) => needOf(feature, t) ?? []);
  if (needs.length === 0) return null;
  return (
    <Notice
      variant="info"
      isExpandable
      title={t('It can use short-lived cloud credentials')}
      toggleAriaLabel={t('What it then needs')}
    >
      <p>{t('On a cluster that issues them, have ready before you install:')}</p>
      <List>
        {needs.map((need) => (
          <ListItem key={need}>{need}</ListItem>
        ))}
      </List>
    </Notice>
  );
}

type Props = { readonly annotations: Readonly<Record<string, string>> };

function needOf(feature: Feature, t: Translate): string | null {
  switch (feature) {
    case 'token-auth-aws':
      return t('AWS: the ARN of the role that it takes on');
    case 'token-auth-azure':
      return t('Azure: the client ID, the tenant ID and the subscription ID');
    case 'token-auth-gcp':
      return t(
        'Google Cloud: the pool ID, the provider ID and the e-mail address of the service account',
      );
    default:
      return null;
  }
}
