import { Label } from '@patternfly/react-core';
import { type Translate, useT } from '~/i18n';
import { scopeText } from '~/ui/permissions/texts';
import type { DefinitionDelta } from '~/updates/rules/crd/definitionDelta';
import type { ObjectState } from '~/updates/rules/review/objectChanges';
import type { PairedState } from '~/updates/rules/review/pairedDeltas';
import type { DeltaRule } from '~/updates/rules/review/permissionDeltas';
import { distinctImages, type PlanDelta } from '~/updates/rules/review/planDelta';
import { allowedNote, changesText } from '~/updates/view/plan/texts';

/** The action of a plan on an object or on a part of an Operator. */
export function ChangeLabel({ state }: { readonly state: ObjectState | PairedState }) {
  const t = useT();
  switch (state) {
    case 'created':
    case 'added':
      return (
        <Label isCompact color="blue">
          {t('New')}
        </Label>
      );
    case 'changed':
      return (
        <Label isCompact color="orange">
          {t('Changed')}
        </Label>
      );
    case 'removed':
      return <Label isCompact>{t('Removed')}</Label>;
    case 'replaced':
      return (
        <Label isCompact color="purple">
          {t('Update type')}
        </Label>
      );
    case 'same':
      return (
        <Label isCompact variant="outline">
          {t('Unchanged')}
        </Label>
      );
    case 'unknown':
      return (
        <Label isCompact status="warning">
          {t('Unknown')}
        </Label>
      );
  }
}

export type ChangesInWords = {
  readonly permissions: readonly string[];
  readonly apis: readonly string[];
  readonly images: readonly string[];
};

/**
 * What an update changes: the first changes of each subject. High-risk changes of CRDs are listed as risks.
 * @param storedText what is known of the stored objects
 */
export function changesInWords(
  { permissions, definitions, images }: Pick<PlanDelta, 'permissions' | 'definitions' | 'images'>,
  storedText: (delta: DefinitionDelta) => string | null,
  t: Translate,
): ChangesInWords {
  const added = permissions.flatMap((delta) => (delta.kind === 'compared' ? delta.added : []));
  const replaced = distinctImages(images).flatMap(({ before, after }) =>
    before === null || after === null || before.image === after.image
      ? []
      : [t('{{from}} → {{to}}', { from: before.image, to: after.image })],
  );
  return {
    permissions: first([...new Set(added.map((rule) => ruleText(rule, t)))], t),
    apis: first(
      definitions.flatMap((delta) => definitionText(delta, storedText(delta), t) ?? []),
      t,
    ),
    images: first(replaced, t),
  };
}

function ruleText({ rule, scope }: DeltaRule, t: Translate): string {
  const what = [...rule.resources, ...rule.nonResourceURLs];
  const words = [rule.verbs.join(', '), what.join(', '), scopeText(scope, t)];
  return t('New permissions: {{names}}', { names: words.join(' ') });
}

/** `null`: nothing that clients notice. */
function definitionText(
  { name, kind, allowed, storedVersions }: DefinitionDelta,
  stored: string | null,
  t: Translate,
): string | null {
  const noted = allowed.filter((change) => allowedNote(change, t) !== null);
  if (noted.length === 0) return null;
  const what = kind ?? name;
  const unused = noted.flatMap(({ kind: change, version }) =>
    change === 'version-removed' && version !== null && !storedVersions.includes(version)
      ? [t('No stored {{kind}} resources', { kind: `${what} ${version}` })]
      : [],
  );
  const state = t.sentences([changesText(noted, t), ...(stored === null ? unused : [stored])]);
  return t('{{what}}: {{state}}', { what, state });
}

function first(texts: readonly string[], t: Translate): readonly string[] {
  const more = texts.length - MOST;
  return more <= 0 ? texts : [...texts.slice(0, MOST), t('and {{count}} more', { count: more })];
}

const MOST = 3;

/** "+2 −1": signs are not translated. */
export function changeText(added: number, removed: number): string {
  return `+${added} −${removed}`;
}
