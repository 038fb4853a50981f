import { Label, List, ListItem } from '@patternfly/react-core';
import { useT } from '~/i18n';
import type { SupportPhase } from '~/olm/lifecycle/parseLifecycle';
import type { Compatibility, Support, VersionSupport } from '~/olm/lifecycle/versionSupport';
import { useDayText } from '~/ui/timeText';
import { Fact } from './Fact';
import './supportFacts.css';

/** Support information of a version from the catalog; unknown facts are omitted. */
export function SupportFacts({ of }: { readonly of: VersionSupport | null }) {
  const t = useT();
  if (of === null) return null;
  const { compatibility, support, phases } = of;
  return (
    <>
      <Fact term={t('Cluster compatibility')}>
        {compatibility && <CompatibilityLabel of={compatibility} />}
      </Fact>
      <Fact term={t('Support phase')}>
        {support && (
          <>
            <SupportLines support={support} />
            <OtherPhases phases={phases.filter((phase) => phase !== support.phase)} />
          </>
        )}
      </Fact>
    </>
  );
}

function SupportLines({ support }: { readonly support: Support }) {
  const { name, date } = useSupportText()(support);
  return (
    <>
      <SupportName support={support} name={name} />
      <br />
      {date}
    </>
  );
}

/** The end of each phase. */
function OtherPhases({ phases }: { readonly phases: readonly SupportPhase[] }) {
  const t = useT();
  const dayText = usePhaseDayText();
  if (phases.length === 0) return null;
  return (
    <List isPlain className="operator-hub__other-phases" aria-label={t('Other support phases')}>
      {phases.map(({ name, start, end }) => (
        <ListItem key={`${name} ${start} ${end}`}>
          {t('{{phase}}: {{start}} – {{end}}', {
            phase: name,
            start: dayText(start),
            end: dayText(end),
          })}
        </ListItem>
      ))}
    </List>
  );
}

/** The support status of a version in a few words. */
export function SupportName({ support, name }: Props) {
  if (support.kind !== 'ended') return <span dir="auto">{name}</span>;
  return (
    <Label isCompact variant="outline" status="warning">
      {name}
    </Label>
  );
}

type Props = { readonly support: Support; readonly name: string };

/** The support status of a version with its start or end. */
export type SupportText = { readonly name: string; readonly date: string };

export function useSupportText(): (support: Support) => SupportText {
  const t = useT();
  const dayText = usePhaseDayText();
  return ({ kind, phase }) => {
    switch (kind) {
      case 'active':
        return { name: phase.name, date: t('Until {{date}}', { date: dayText(phase.end) }) };
      case 'upcoming':
        return {
          name: t('Not yet supported'),
          date: t('{{phase}} from {{date}}', { phase: phase.name, date: dayText(phase.start) }),
        };
      case 'ended':
        return {
          name: t('Unsupported'),
          date: t('Support ended on {{date}}', { date: dayText(phase.end) }),
        };
    }
  };
}

/** For a date without a time zone. Parsed without a time, it is midnight UTC, which is the day before in America. */
export function usePhaseDayText(): (day: string) => string {
  const dayText = useDayText();
  return (day) => dayText(`${day}T12:00`);
}

/** Whether a version is compatible with the cluster's OpenShift version. */
export function CompatibilityLabel({ of }: { readonly of: Compatibility }) {
  const t = useT();
  return of === 'compatible' ? (
    <Label isCompact variant="outline" status="success">
      {t('Compatible')}
    </Label>
  ) : (
    <Label isCompact variant="outline" status="danger">
      {t('Not compatible')}
    </Label>
  );
}
