import { Fold } from '~/ui/Fold';
import { Sentence } from '~/ui/Sentence';
import { BlindnessNotice } from '~/remove/view/run/RemovalNotices';
import { StageMark } from '~/remove/view/run/RemovalMark';
import { RemovalStages } from '~/remove/view/run/RemovalStages';
import { useRemovalRun, type RemovalRunControl } from '~/remove/read/useRemovalRun';
import { keptRemains } from '~/remove/read/keptRemains';
import { countsOf } from '~/remove/rules/run/removalProgress';
import { isSettling, isWaiting, type RemovalRun } from '~/remove/rules/run/removalRun';
import { countsText } from '~/remove/view/run/removalText';
import { useT, type Translate } from '~/i18n';
import { StayingList } from '~/remove/view/RemainsList';

/** How far one of several uninstallations is, and in the end what is left. It goes on while this shows it. */
export function ManyPart({ id, names, isListed }: Props) {
  const t = useT();
  const control = useRemovalRun(id);
  const [namespace = ''] = id.split('/');
  const name = names.get(id) ?? id;
  const state =
    control === null
      ? isListed
        ? t('not uninstalled')
        : t('already deleted')
      : partText(control.run, names, t);
  return (
    <li className="operator-hub__removal-stage" data-test="uninstall-part" aria-label={name}>
      {control === null ? <span /> : <StageMark counts={countsOf(control.run.items)} />}
      <div className="operator-hub__removal-body">
        <div>
          <Sentence
            text={t('<operator/>: <state/>')}
            parts={{
              operator: <strong>{t('{{name}} in {{namespace}}', { name, namespace })}</strong>,
              state: <span aria-live="polite">{state}</span>,
            }}
          />
        </div>
        {control !== null && <PartContent control={control} name={name} />}
      </div>
    </li>
  );
}

type Props = {
  readonly id: string;
  /** What the Operators are called, by ids. */
  readonly names: ReadonlyMap<string, string>;
  /** It is still installed. */
  readonly isListed: boolean;
};

function PartContent({
  control,
  name,
}: {
  readonly control: RemovalRunControl;
  readonly name: string;
}) {
  const t = useT();
  const { run, blindness } = control;
  const remains = run.isOver ? keptRemains(run.subject.id) : null;
  if (run.isOver) {
    return (
      <Fold title={t('Steps and remaining resources of {{name}}', { name })}>
        <RemovalStages control={control} />
        {remains !== null && <StayingList remains={remains} areKnown />}
      </Fold>
    );
  }
  if (isWaiting(run)) {
    return (
      <Fold title={t('Steps of {{name}}', { name })}>
        <RemovalStages control={control} />
      </Fold>
    );
  }
  return (
    <>
      <BlindnessNotice blindness={blindness} />
      <RemovalStages control={control} />
    </>
  );
}

/** How far one of several removals is. @param names what their Operators are called, by ids */
function partText(run: RemovalRun, names: ReadonlyMap<string, string>, t: Translate): string {
  if (isWaiting(run)) {
    const others = t.list(run.after.map((id) => names.get(id) ?? id));
    return t('waiting for the deletion of: {{others}}', { others });
  }
  if (isSettling(run)) return t('checking whether OLM re-creates it');
  const counts = countsOf(run.items);
  if (run.isOver && counts.skipped === 0) return t('uninstalled');
  return countsText(counts, t);
}
