import { LineDiffView } from '~/ui/LineDiffView';
import { yamlStream } from '~/olm/exportedYaml';
import type { ConfigChange } from '~/updates/rules/settings/settingChanges';
import { lineDiff } from '~/olm/lineDiff';
import { useT } from '~/i18n';

/** A field of `spec.config` as YAML with its added and removed lines. */
export function ConfigLines({ change: { member, from, to } }: { readonly change: ConfigChange }) {
  const t = useT();
  return (
    <LineDiffView
      diff={lineDiff(textOf(member, from), textOf(member, to), EVERY_LINE)}
      label={t('Changed lines of {{member}}', { member })}
    />
  );
}

/** A field is short enough to show all lines. */
const EVERY_LINE = Number.MAX_SAFE_INTEGER;

function textOf(member: string, value: unknown): string {
  return value === undefined ? '' : yamlStream([{ [member]: value }]);
}
