import type {
  DependencyCause,
  OtherInstall,
  SubscriptionCause,
} from '~/install/rules/findings/cause';
import type { Dependency } from '~/olm/dependencies/dependencies';
import type { KindTexts, Translate } from '~/i18n';
import { modeName } from '~/ui/modeText';
import type { FindingText } from '~/ui/findings/FindingList';

/** About other installations of the package, and dependencies. */
export const OPERATOR_TEXTS: KindTexts<SubscriptionCause | DependencyCause, FindingText> = {
  // Other installations
  'already-subscribed': (t, cause) => ({
    title: t(
      'Subscription {{subscription}} already installs this package in this namespace',
      cause,
    ),
    detail: t('A package can be installed only once per namespace.'),
  }),
  'subscribed-elsewhere': (t, cause) => ({
    title: t('Package also installed in {{installs}}', {
      installs: t.list(cause.installs.map((install) => installText(install, t))),
    }),
    detail: t('All installations share the same CRDs. Use the same version.'),
    ...(cause.hasDependencies && {
      more: t('Several installations of an Operator with dependencies are not supported.'),
    }),
  }),
  'older-than-elsewhere': (t, cause) => ({
    title: t('Version {{version}} is earlier than the one in {{namespace}}', {
      version: cause.version,
      namespace: cause.newest.namespace,
    }),
    detail: t('OLM rejects the installation if its CRDs do not contain versions that are in use.'),
  }),
  'api-clash': (t, cause) => ({
    title: t('The same APIs are already provided in {{namespace}}', {
      namespace: someOf(cause.namespaces, t),
    }),
    detail: t('Only one Operator can provide {{kinds}} in a namespace. OLM rejects this one.', {
      kinds: t.list(cause.kinds),
    }),
  }),
  'crds-left': (t, cause) => ({
    title: t('CRDs of an earlier installation exist'),
    detail: t('OLM updates the CRDs if their custom resources are compatible: {{crds}}', {
      crds: t.list(cause.crds),
    }),
  }),
  'crds-of-extension': (t, cause) => ({
    title: t('CRDs belong to ClusterExtension {{name}}', { name: cause.extension }),
    detail: t('OLM v0 and OLM v1 cannot both manage the CRDs: {{crds}}', {
      crds: t.list(cause.crds),
    }),
  }),
  'crds-terminating': (t, cause) => ({
    title: t('CRDs of the Operator are terminating'),
    detail: t('Wait until the CRDs are deleted: {{crds}}', { crds: t.list(cause.crds) }),
  }),

  // Dependencies
  'dependency-missing': (t, cause) => ({
    title: t('No provider found for {{need}}', { need: needText(cause.need, t) }),
    detail: providersText(cause, t),
    ...(cause.hasOthers && {
      more: t(
        'OLM will report ResolutionFailed and cannot install or update Operators in {{namespace}}.',
        { namespace: cause.own },
      ),
    }),
  }),
  'dependency-mode': (t, cause) => ({
    title: t('{{package}} will fail because "{{mode}}" is not supported', {
      package: cause.packageName,
      mode: modeName(cause.mode, t),
    }),
    detail: t(
      'The CSV in {{own}} will fail with UnsupportedOperatorGroup. Select an install mode that both Operators support.',
      cause,
    ),
  }),
  'dependency-clash': (t, cause) => ({
    title: t('{{package}} will fail because {{kinds}} are already provided in {{namespace}}', {
      package: cause.packageName,
      namespace: someOf(cause.namespaces, t),
      kinds: t.list(cause.kinds),
    }),
    detail: t(
      'OLM also installs the dependency in {{own}}, where it will fail with InterOperatorGroupOwnerConflict. Install in {{namespace}}, or select other namespaces to watch.',
      { own: cause.own, namespace: cause.namespaces[0] },
    ),
  }),
};

/** The first names, and the number of the others. */
function someOf(names: readonly string[], t: Translate): string {
  const more = names.length - NAMED;
  return t.list(
    more <= 0 ? names : [...names.slice(0, NAMED), t('{{count}} more', { count: more })],
  );
}

const NAMED = 3;

function installText({ namespace, version }: OtherInstall, t: Translate): string {
  return version === null
    ? namespace
    : t('{{title}} ({{total}})', { title: namespace, total: version });
}

function providersText(
  { neededBy, conflicting }: DependencyCause & { readonly kind: 'dependency-missing' },
  t: Translate,
): string {
  return conflicting.length === 0
    ? t('Required by {{package}}, but not the latest version in any channel.', {
        package: neededBy,
      })
    : t(
        'Required by {{package}}. Providers conflict with other Operators in the namespace: {{packages}}',
        { package: neededBy, packages: t.list(conflicting) },
      );
}

/** The requirement of an Operator as a noun phrase. The author's text takes precedence (DR-005). */
export function needText(need: Dependency, t: Translate): string {
  switch (need.kind) {
    case 'package':
      return t('package {{packageName}} {{versionRange}}', need);
    case 'api':
      return t('API {{apiKind}} ({{group}}/{{version}})', need);
    case 'rule':
      return t('a bundle that fulfills {{rule}}', need);
    case 'all':
    case 'any':
    case 'none':
      return need.message === '' ? anyOfText(need.kind, partsText(need.of, t), t) : need.message;
  }
}

function partsText(parts: readonly Dependency[], t: Translate): string {
  return t.list(parts.map((part) => needText(part, t)));
}

function anyOfText(kind: 'all' | 'any' | 'none', parts: string, t: Translate): string {
  switch (kind) {
    case 'all':
      return t('all of: {{parts}}', { parts });
    case 'any':
      return t('one of: {{parts}}', { parts });
    case 'none':
      return t('none of: {{parts}}', { parts });
  }
}
