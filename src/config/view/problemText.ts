import type { ConfigFault, ConfigSyntax, ConfigType } from '~/config/rules/problem';
import type { Translate } from '~/i18n';

/** What is wrong with one of an Operator's settings, and what would be right. */
export function problemText(fault: ConfigFault, t: Translate): string {
  switch (fault.kind) {
    case 'unreadable':
      return t('Line {{line}} is no valid YAML: {{message}}', fault);
    case 'wrong-type':
      return typeText(fault.expected, t);
    case 'unknown-member':
      return t('The cluster does not know this member and drops it.');
    case 'missing':
      return t('This is required.');
    case 'duplicate':
      return t('{{value}} is there more than once. Only the last one counts.', fault);
    case 'bad-syntax':
      return syntaxText(fault.syntax, t);
    case 'not-one-of':
      return t('This must be one of: {{values}}.', { values: t.list(fault.allowed) });
    case 'negative':
      return t('This cannot be below zero.');
    case 'request-over-limit':
      return t('The request {{request}} is more than the limit {{limit}}.', fault);
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
      return t('This must have exactly one source.');
    case 'value-and-source':
      return t('A variable has a value or a source, not both.');
    case 'proxy-in-part':
      return t(
        '{{variables}} not set: the cluster-wide values do not apply to any proxy variable once one is set here.',
        { variables: t.list(fault.unset) },
      );
  }
}

function volumeText(
  fault: Of<'volume-undefined' | 'path-relative' | 'path-leaves-volume'>,
  t: Translate,
): string {
  switch (fault.kind) {
    case 'volume-undefined':
      return t(
        'There is no volume {{volume}} here. Unless the Operator brings one of that name, OLM cannot deploy it.',
        fault,
      );
    case 'path-relative':
      return t('The path must begin with a slash.');
    case 'path-leaves-volume':
      return t('The path must stay within the volume: no slash at its beginning, and no "..".');
  }
}

function tolerationText(
  fault: Of<'value-with-exists' | 'key-needed' | 'seconds-without-no-execute'>,
  t: Translate,
): string {
  switch (fault.kind) {
    case 'value-with-exists':
      return t('With the operator Exists there is no value.');
    case 'key-needed':
      return t('Without a key the operator must be Exists, which tolerates every taint.');
    case 'seconds-without-no-execute':
      return t('Seconds count only with the effect NoExecute.');
  }
}

function typeText(expected: ConfigType, t: Translate): string {
  switch (expected) {
    case 'text':
      return t('This must be a text. Put numbers, true and false in quotes.');
    case 'number':
      return t('This must be a whole number.');
    case 'boolean':
      return t('This must be true or false.');
    case 'quantity':
      return t('This must be a quantity, as 500m, 2 or 1Gi.');
    case 'list':
      return t('This must be a list.');
    case 'object':
      return t('This must be an object with members.');
  }
}

function syntaxText(syntax: ConfigSyntax, t: Translate): string {
  switch (syntax) {
    case 'env-name':
      return t('The name of a variable has letters, digits and signs of ASCII, but no "=".');
    case 'env-name-for-shells':
      return t('Not every program can read a variable of this name.');
    case 'quantity':
      return t('This must be a quantity, as 500m, 2 or 1Gi.');
    case 'label-value':
      return t(
        'Letters, digits, "-", "_" and ".", at most 63, with a letter or digit at both ends.',
      );
    case 'label-key':
    case 'annotation-key':
      return t(
        'A name of letters, digits, "-", "_" and ".", at most 63; before it a domain and a slash if needed.',
      );
    case 'object-name':
    case 'data-key':
    case 'volume-name':
    case 'namespace-name':
    case 'resource-name':
      return nameText(syntax, t);
    case 'field-path':
      return t(
        "A field such as metadata.name, or one label or annotation: metadata.labels['key'].",
      );
    case 'resource-field':
      return t('A request or limit: limits.cpu, requests.memory, limits.ephemeral-storage…');
  }
}

function nameText(
  syntax: 'object-name' | 'data-key' | 'volume-name' | 'namespace-name' | 'resource-name',
  t: Translate,
): string {
  switch (syntax) {
    case 'object-name':
      return t('Lower-case letters, digits, "-" and ".", with a letter or digit at both ends.');
    case 'data-key':
      return t('Letters, digits, "-", "_" and ".", at most 253.');
    case 'volume-name':
    case 'namespace-name':
      return t('Lower-case letters, digits and hyphens, at most 63, with no hyphen at the ends.');
    case 'resource-name':
      return t('cpu, memory, or the name of another resource with its domain.');
  }
}

/** What is wrong with what a variable or volume is read from, or with how a volume is mounted. */
function sourceText(fault: SourceFault, t: Translate): string {
  switch (fault.kind) {
    case 'mode-out-of-range':
      return t(
        'A mode is from 0 to 0777, which is 511 in decimals. This is {{mode}} in decimals.',
        fault,
      );
    case 'one-sub-path':
      return t('There is a path within the volume already: only one of the two can be set.');
    case 'read-only-needed':
      return t('Only a mount that is read-only can be so recursively.');
    case 'propagation-none-needed':
      return t('This needs the mount propagation None.');
    case 'privileged-only':
      return t('Only for containers that are privileged. OLM cannot deploy any other with it.');
    case 'not-in-namespace':
      return t(
        'There is no {{object}} {{name}} yet. Until it is created the pods of the Operator wait.',
        fault,
      );
    case 'no-such-key':
      return t(
        'The {{object}} has no key {{key}}. Without it the pods of the Operator wait.',
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
