import { List, ListItem } from '@patternfly/react-core';
import type { SupportPhase } from '~/olm/lifecycle/parseLifecycle';
import type { Support, VersionSupport } from '~/olm/lifecycle/versionSupport';
import { useT } from '~/i18n';
import { Fact } from './Fact';
import { CompatibilityLabel } from './CompatibilityLabel';
import { SupportName } from './SupportName';
import { usePhaseDayText, useSupportText } from './supportText';
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
