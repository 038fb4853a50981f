import type { SourceFault } from '~/sources/rules/form/sourceProblem';
import type { Translate } from '~/i18n';

type About<Begin extends string> = Extract<SourceFault, { readonly kind: `${Begin}-${string}` }>;

/** About the address of a registry. */
export function addressText(fault: About<'address'>, t: Translate): string {
  switch (fault.kind) {
    case 'address-space':
      return t('An address has no white space.');
    case 'address-scheme':
      return t('Host and port only, it is no address of the web: {{without}}', fault);
    case 'address-path':
      return t('Host and port only, with no path.');
    case 'address-port-missing':
      return t('The port is missing. Registries usually listen on 50051.');
    case 'address-port':
      return t('"{{port}}" is no port: a number from 1 to 65535.', fault);
    case 'address-host':
      return t('"{{host}}" is no name of a host, and no address.', fault);
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
      return t(
        'This is no duration, as 30m or 1h30m. OLM would take 15 minutes, and report InvalidIntervalError.',
      );
    case 'interval-not-positive':
      return t('This must be more than zero: OLM would start one pod after the other.');
    case 'interval-short':
      return t('Short: each time OLM starts a pod, and pulls the image.');
    case 'interval-pinned':
      return t('With a digest there is nothing newer to be found: OLM starts pods in vain.');
    case 'interval-kept':
      return t(
        'A strategy without an interval is set: OLM looks every 15 minutes. Choose an interval. See YAML.',
      );
    case 'priority-syntax':
      return t('This must be a whole number.');
    case 'priority-range':
      return t('This must be from {{least}} to {{most}}.', fault);
    case 'duplicate':
      return t('{{value}} is there more than once.', fault);
    case 'not-a-pull-secret':
      return t(
        'The namespace has no pull secret {{name}}: pods wait for it, or pull without.',
        fault,
      );
    case 'registry-scheme':
      return t('The host of the registry only: {{without}}', fault);
    case 'registry-syntax':
      return t('The host of a registry, with its port if it has one: registry.example.com:5000');
    case 'icon-broken':
      return t('The icon that is set cannot be shown.');
  }
}
