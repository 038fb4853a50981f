import { yamlStream } from '~/domain/install/consequences/exportedYaml';
import { type DiffLine, lineDiff } from '~/domain/installed/settings/lineDiff';
import type { ConfigChange } from '~/domain/installed/settings/settingChanges';
import { type Translate, useT } from '~/i18n';

/** A member of `spec.config` as YAML, with the lines that go and come. */
export function ConfigLines({ change: { member, from, to } }: { readonly change: ConfigChange }) {
  const t = useT();
  return (
    <ul className="operator-hub__diff" aria-label={t('Changed lines of {{member}}', { member })}>
      {lineDiff(textOf(member, from), textOf(member, to)).map(({ kind, text }, index) => (
        <li key={index} className={`operator-hub__diff-line operator-hub__diff-line--${kind}`}>
          <span aria-hidden="true">{SIGNS[kind]}</span>
          <span className="pf-v6-screen-reader">{kindText(kind, t)}</span>
          <span className="operator-hub__diff-text">{text}</span>
        </li>
      ))}
    </ul>
  );
}

const SIGNS: Readonly<Record<DiffLine['kind'], string>> = { same: ' ', removed: '−', added: '+' };

function kindText(kind: DiffLine['kind'], t: Translate): string {
  switch (kind) {
    case 'same':
      return t('unchanged:');
    case 'removed':
      return t('removed:');
    case 'added':
      return t('added:');
  }
}

function textOf(member: string, value: unknown): string {
  return value === undefined ? '' : yamlStream([{ [member]: value }]);
}
