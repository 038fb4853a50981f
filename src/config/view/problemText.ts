import type { ConfigFault, ConfigSyntax, ConfigType } from '~/config/rules/problem';
import type { Translate } from '~/i18n';

/** What is wrong with one of an Operator's settings, and what would be right. */
export function problemText(fault: ConfigFault, t: Translate): string {
  switch (fault.kind) {
    case 'unreadable':
      return t('Invalid YAML in line {{line}}: {{message}}', fault);
    case 'wrong-type':
      return typeText(fault.expected, t);
    case 'unknown-member':
      return t('Unknown field. The cluster ignores it.');
    case 'missing':
      return t('This is required.');
    case 'duplicate':
      return t('Duplicate value: {{value}}', fault);
    case 'bad-syntax':
      return syntaxText(fault.syntax, t);
    case 'not-one-of':
      return t('Must be one of: {{values}}.', { values: t.list(fault.allowed) });
    case 'negative':
      return t('Must be 0 or greater.');
    case 'request-over-limit':
      return t('Request {{request}} exceeds limit {{limit}}.', fault);
    case 'one-source':
    case 'value-and-source':
    case 'proxy-in-part':
      return envText(fault, t);
    case 'volume-undefined':
    case 'path-relative':
    case 'path-leaves-volume':
      return volumeText(fault, t);
    case 'mode-out-of-range':
    case 'one-sub-path':
    case 'read-only-needed':
    case 'propagation-none-needed':
    case 'privileged-only':
    case 'not-in-namespace':
    case 'no-such-key':
      return sourceText(fault, t);
    case 'value-with-exists':
    case 'key-needed':
    case 'seconds-without-no-execute':
      return tolerationText(fault, t);
  }
}

type Of<Kind extends ConfigFault['kind']> = ConfigFault & { readonly kind: Kind };

function envText(
  fault: Of<'one-source' | 'value-and-source' | 'proxy-in-part'>,
  t: Translate,
): string {
  switch (fault.kind) {
    case 'one-source':
      return t('Specify either a value or one source.');
    case 'value-and-source':
      return t('Specify either a value or one source.');
    case 'proxy-in-part':
      return t('Not set: {{variables}}. The cluster-wide values do not apply.', {
        variables: t.list(fault.unset),
      });
  }
}

function volumeText(
  fault: Of<'volume-undefined' | 'path-relative' | 'path-leaves-volume'>,
  t: Translate,
): string {
  switch (fault.kind) {
    case 'volume-undefined':
      return t(
        'Volume {{volume}} not found. OLM cannot deploy the Operator unless its Deployment defines this volume.',
        fault,
      );
    case 'path-relative':
      return t('The path must begin with a slash.');
    case 'path-leaves-volume':
      return t('Use a relative path that does not contain "..".');
  }
}

function tolerationText(
  fault: Of<'value-with-exists' | 'key-needed' | 'seconds-without-no-execute'>,
  t: Translate,
): string {
  switch (fault.kind) {
    case 'value-with-exists':
      return t('Operator Exists cannot have a value.');
    case 'key-needed':
      return t('If no key is specified, the operator must be Exists.');
    case 'seconds-without-no-execute':
      return t('Seconds apply only to effect NoExecute.');
  }
}

function typeText(expected: ConfigType, t: Translate): string {
  switch (expected) {
    case 'text':
      return t('Must be text. Enclose numbers, true, and false in quotation marks.');
    case 'number':
      return t('Must be a whole number.');
    case 'boolean':
      return t('Must be true or false.');
    case 'quantity':
      return t('Enter a quantity, such as 500m, 2, or 1Gi.');
    case 'list':
      return t('Must be a list.');
    case 'object':
      return t('Must be an object.');
  }
}

function syntaxText(syntax: ConfigSyntax, t: Translate): string {
  switch (syntax) {
    case 'env-name':
      return t('Use printable ASCII characters except "=".');
    case 'env-name-for-shells':
      return t('Some programs cannot read a variable with this name.');
    case 'quantity':
      return t('Enter a quantity, such as 500m, 2, or 1Gi.');
    case 'label-value':
      return t(
        'Use up to 63 letters, numbers, hyphens, underscores, and periods. Start and end with a letter or number.',
      );
    case 'label-key':
    case 'annotation-key':
      return t(
        'Use up to 63 letters, numbers, hyphens, underscores, and periods, with an optional domain prefix.',
      );
    case 'object-name':
    case 'data-key':
    case 'volume-name':
    case 'namespace-name':
    case 'resource-name':
      return nameText(syntax, t);
    case 'field-path':
      return t("Enter a pod field, such as metadata.name or metadata.labels['key'].");
    case 'resource-field':
      return t('Enter a request or limit, such as limits.cpu or requests.memory.');
  }
}

function nameText(
  syntax: 'object-name' | 'data-key' | 'volume-name' | 'namespace-name' | 'resource-name',
  t: Translate,
): string {
  switch (syntax) {
    case 'object-name':
      return t(
        'Use lowercase letters, numbers, hyphens, and periods. Start and end with a letter or number.',
      );
    case 'data-key':
      return t('Use up to 253 letters, numbers, hyphens, underscores, and periods.');
    case 'volume-name':
    case 'namespace-name':
      return t(
        'Use up to 63 lowercase letters, numbers, and hyphens. Start and end with a letter or number.',
      );
    case 'resource-name':
      return t('Enter cpu, memory, or a resource name with a domain.');
  }
}

/** What is wrong with what a variable or volume is read from, or with how a volume is mounted. */
function sourceText(fault: SourceFault, t: Translate): string {
  switch (fault.kind) {
    case 'mode-out-of-range':
      return t('Must be between 0 and 0777 (decimal 511).', fault);
    case 'one-sub-path':
      return t('Set either the path or the path with variables.');
    case 'read-only-needed':
      return t('Requires a read-only mount.');
    case 'propagation-none-needed':
      return t('Requires mount propagation None.');
    case 'privileged-only':
      return t('Requires privileged containers.');
    case 'not-in-namespace':
      return t('{{object}} {{name}} not found. The Operator pods wait until it exists.', fault);
    case 'no-such-key':
      return t(
        'Key {{key}} not found in the {{object}}. The Operator pods wait until it exists.',
        fault,
      );
  }
}

type SourceFault = ConfigFault & {
  readonly kind:
    | 'mode-out-of-range'
    | 'one-sub-path'
    | 'read-only-needed'
    | 'propagation-none-needed'
    | 'privileged-only'
    | 'not-in-namespace'
    | 'no-such-key';
};
