import type { ConfigCause, ConfigSyntax, ConfigType } from '~/config/rules/configFinding';
import { type KindTexts, type Texts, type Translate, textOfKind } from '~/i18n';

/** The problem of an Operator's setting, and the expected value. */
export function configText(finding: ConfigCause, t: Translate): string {
  return textOfKind(CONFIG_TEXTS, finding, t);
}

export const CONFIG_TEXTS: KindTexts<ConfigCause> = {
  unreadable: (t, { line, message }) =>
    line === null
      ? t('Invalid YAML: {{message}}', { message })
      : t('Invalid YAML in line {{line}}: {{message}}', { line, message }),
  'not-applied': (t) => t('Invalid value. It is not part of the settings.'),
  'wrong-type': (t, { expected }) => TYPE_TEXTS[expected](t),
  missing: (t) => t('This is required.'),
  duplicate: (t, finding) => t('Duplicate value: {{value}}', finding),
  'bad-syntax': (t, { syntax }) => SYNTAX_TEXTS[syntax](t),
  'not-one-of': (t, { allowed }) => t('Must be one of: {{values}}.', { values: t.list(allowed) }),
  negative: (t) => t('Must be 0 or greater.'),
  'request-over-limit': (t, finding) => t('Request {{request}} exceeds limit {{limit}}.', finding),

  // Variables
  'one-source': (t) => t('Specify either a value or one source.'),
  'value-and-source': (t) => t('Specify either a value or one source.'),
  'proxy-in-part': (t, { unset }) =>
    t('Not set: {{variables}}. The cluster-wide values do not apply.', {
      variables: t.list(unset),
    }),

  // Volumes and references to objects
  'volume-undefined': (t, finding) =>
    t(
      'Volume {{volume}} not found. OLM cannot deploy the Operator unless its Deployment defines this volume.',
      finding,
    ),
  'path-relative': (t) => t('The path must begin with a slash.'),
  'path-leaves-volume': (t) => t('Use a relative path that does not contain "..".'),
  'mode-out-of-range': (t) => t('Must be between 0 and 0777 (decimal 511).'),
  'one-sub-path': (t) => t('Set either the path or the path with variables.'),
  'read-only-needed': (t) => t('Requires a read-only mount.'),
  'propagation-none-needed': (t) => t('Requires mount propagation None.'),
  'privileged-only': (t) => t('Requires privileged containers.'),

  // Tolerations
  'value-with-exists': (t) => t('Leave the value empty if the operator is Exists.'),
  'key-needed': (t) => t('If no key is specified, the operator must be Exists.'),
  'seconds-without-no-execute': (t) => t('Toleration seconds apply only to the NoExecute effect.'),
};

const quantity = (t: Translate) => t('Enter a quantity, such as 500m, 2, or 1Gi.');

const TYPE_TEXTS: Texts<ConfigType> = {
  text: (t) => t('Must be text. Enclose numbers, true, and false in quotation marks.'),
  number: (t) => t('Must be a whole number.'),
  boolean: (t) => t('Must be true or false.'),
  quantity,
  list: (t) => t('Must be a list.'),
  object: (t) => t('Must be an object.'),
};

const key = (t: Translate) =>
  t(
    'Use up to 63 letters, numbers, hyphens, underscores, and periods, with an optional domain prefix.',
  );

const shortName = (t: Translate) =>
  t('Use up to 63 lowercase letters, numbers, and hyphens. Start and end with a letter or number.');

const SYNTAX_TEXTS: Texts<ConfigSyntax> = {
  'env-name': (t) => t('Use printable ASCII characters except "=".'),
  'env-name-for-shells': (t) => t('Some programs cannot read a variable with this name.'),
  quantity,
  'label-value': (t) =>
    t(
      'Use up to 63 letters, numbers, hyphens, underscores, and periods. Start and end with a letter or number.',
    ),
  'label-key': key,
  'annotation-key': key,
  'object-name': (t) =>
    t(
      'Use lowercase letters, numbers, hyphens, and periods. Start and end with a letter or number.',
    ),
  'data-key': (t) => t('Use up to 253 letters, numbers, hyphens, underscores, and periods.'),
  'volume-name': shortName,
  'namespace-name': shortName,
  'resource-name': (t) => t('Enter cpu, memory, or a resource name with a domain.'),
  'field-path': (t) => t("Enter a pod field, such as metadata.name or metadata.labels['key']."),
  'resource-field': (t) => t('Enter a request or limit, such as limits.cpu or requests.memory.'),
};
