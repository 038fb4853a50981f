import type { SourceFault } from '~/sources/rules/form/sourceProblem';
import type { Translate } from '~/i18n';

type About<Begin extends string> = Extract<SourceFault, { readonly kind: `${Begin}-${string}` }>;

/** About the address of a registry. */
export function addressText(fault: About<'address'>, t: Translate): string {
  switch (fault.kind) {
    case 'address-space':
      return t('Enter a valid host, such as registry.example.com:5000.');
    case 'address-scheme':
      return t('Remove the URL scheme: {{without}}', fault);
    case 'address-path':
      return t('Enter a valid host, such as registry.example.com:5000.');
    case 'address-port-missing':
      return t('Enter a port from 1 to 65535.');
    case 'address-port':
      return t('Enter a port from 1 to 65535.', fault);
    case 'address-host':
      return t('Enter a valid host, such as registry.example.com:5000.', fault);
  }
}

type SettingFault =
  | About<'interval'>
  | About<'priority'>
  | About<'registry'>
  | Extract<SourceFault, { readonly kind: 'duplicate' | 'not-a-pull-secret' | 'icon-broken' }>;

/** About how a catalog is kept up to date, preferred and pulled. */
export function settingText(fault: SettingFault, t: Translate): string {
  switch (fault.kind) {
    case 'interval-syntax':
      return t('Enter a duration, such as 30m or 1h30m.');
    case 'interval-not-positive':
      return t('Must be greater than 0.');
    case 'interval-short':
      return t('Each poll starts a pod and pulls the image.');
    case 'interval-pinned':
      return t('The image references a digest. Its content does not change.');
    case 'interval-kept':
      return t('Enter a duration, such as 30m or 1h30m.');
    case 'priority-syntax':
      return t('Must be a whole number.');
    case 'priority-range':
      return t('Must be between {{least}} and {{most}}.', fault);
    case 'duplicate':
      return t('Duplicate value: {{value}}', fault);
    case 'not-a-pull-secret':
      return t('Pull secret {{name}} not found', fault);
    case 'registry-scheme':
      return t('Remove the URL scheme: {{without}}', fault);
    case 'registry-syntax':
      return t('Enter a valid host, such as registry.example.com:5000.');
    case 'icon-broken':
      return t('Unable to display the icon.');
  }
}
