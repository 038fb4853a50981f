import { Mono } from '~/ui/Mono';
import { Fact } from '~/ui/package/Fact';
import { dataOr } from '~/kube/loadable';
import { podSettings, type PodSettings, type PriorityClass } from '~/sources/rules/podSettings';
import { podFact, servingPod } from '~/olm/catalogSources/podFact';
import { useT, type Translate } from '~/i18n';
import type { SourceTabProps } from './sourceDetails';
import { FactCard } from './FactCard';
import { Note } from './Note';
import { PairList } from './PairList';

/** How its pod is to run: what is stated, and what OLM does where nothing is (CS-012 to CS-020). */
export function PodFacts({ details: { source, sights } }: SourceTabProps) {
  const t = useT();
  const pods = dataOr(sights.pods, []);
  const serving = servingPod(pods.map(podFact));
  const pod = pods.find(({ metadata }) => metadata.name === serving?.name) ?? null;
  const settings = podSettings(source, pod);
  const { nodeSelector, tolerations, memoryTarget } = settings;
  return (
    <FactCard title={t('Pod settings')}>
      <SecurityFact settings={settings} />
      <PriorityClassFact priorityClass={settings.priorityClass} />
      <Fact term={t('Node selector')}>
        <PairList label={t('Node selector')} pairs={Object.entries(nodeSelector ?? OWN_SELECTOR)} />
        {nodeSelector === null && <Note>{t('Default')}</Note>}
      </Fact>
      <Fact term={t('Tolerations')}>
        {tolerations === null || tolerations.length === 0 ? (
          t('None')
        ) : (
          <PairList label={t('Tolerations')} pairs={tolerations.map((text) => [text, ''])} />
        )}
      </Fact>
      <Fact term={t('Affinity')}>{settings.hasAffinity ? t('See YAML') : null}</Fact>
      <Fact term={t('Memory target')}>
        {memoryTarget === null ? t('None') : <Mono>{memoryTarget}</Mono>}
      </Fact>
      <ExtractFact settings={settings} />
    </FactCard>
  );
}

/** Source: `Pod` in OLM's registry/reconciler/reconciler.go (CS-018). */
const OWN_SELECTOR = { 'kubernetes.io/os': 'linux' } as const;

type Props = { readonly settings: PodSettings };

function SecurityFact({ settings: { securityContext } }: Props) {
  const t = useT();
  return (
    <Fact term={t('Security context')}>
      {securityContext === null ? t('Not specified') : <Mono>{securityContext}</Mono>}
      {securityContext === null && (
        <Note>{t('OLM uses restricted if the namespace enforces it, otherwise legacy.')}</Note>
      )}
    </Fact>
  );
}

function ExtractFact({ settings: { extractContent } }: Props) {
  const t = useT();
  if (extractContent === null) return null;
  const { catalogDir, cacheDir } = extractContent;
  return (
    <Fact term={t('Extracted content')}>
      {t('Catalog directory')} <Mono>{catalogDir}</Mono>
      {cacheDir !== '' && (
        <>
          {' '}
          {t('Cache directory')} <Mono>{cacheDir}</Mono>
        </>
      )}
      <Note>{t('Only file-based catalogs can be extracted.')}</Note>
    </Fact>
  );
}

/** Nothing stated is something else than the default priority (CS-016), and an old annotation counts more (CS-020). */
function PriorityClassFact({ priorityClass }: PriorityClassFactProps) {
  const t = useT();
  const { stated, running } = priorityClass;
  const name = stated ?? running ?? '';
  const note = noteText(priorityClass, t);
  return (
    <Fact term={t('Priority class')}>
      {name !== '' && <Mono>{name}</Mono>}
      {name === '' && (stated === null ? t('Not specified') : t('Cluster default'))}
      {note !== '' && <Note>{note}</Note>}
    </Fact>
  );
}

type PriorityClassFactProps = { readonly priorityClass: PriorityClass };

function noteText({ stated, by, running }: PriorityClass, t: Translate): string {
  if (by === 'annotation') {
    return t('Annotation operatorframework.io/priorityclass overrides the pod settings.');
  }
  return stated === null && running !== null && running !== '' ? t('Not specified') : '';
}
