import { Label } from '@patternfly/react-core';
import type { DefinitionDelta } from '~/updates/rules/crd/definitionDelta';
import { useT } from '~/i18n';
import { ChangeLabel } from '~/updates/view/review/ChangeLabel';

/** What a change of a definition comes to, in a word. */
export function VerdictLabel({ verdict, isNotable }: Props) {
  const t = useT();
  switch (verdict) {
    case 'new':
      return <ChangeLabel state="created" />;
    case 'unknown':
    case 'same':
      return <ChangeLabel state={verdict} />;
    case 'safe':
      return isNotable ? (
        <Label isCompact status="info">
          {t('Changed')}
        </Label>
      ) : (
        <Label isCompact status="success">
          {t('Compatible')}
        </Label>
      );
    case 'unsafe':
      return (
        <Label isCompact status="danger">
          {t('Risky')}
        </Label>
      );
  }
}

type Props = Pick<DefinitionDelta, 'verdict'> & {
  /** Something that is allowed is worth knowing all the same. */
  readonly isNotable: boolean;
};
