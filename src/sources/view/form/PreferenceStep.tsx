import { FormStep, SideBySide } from '~/ui/form/FormStep';
import { Mono } from '~/ui/Mono';
import { ElementList, Sentence } from '~/ui/Sentence';
import { rivals } from '~/sources/rules/form/sourceEffects';
import { useT } from '~/i18n';
import { IntervalField } from './IntervalField';
import { SourceTextField } from './SourceTextField';
import { useSourceEditing } from './sourceEditing';

/** CS-009, CS-010: how new it is, and what OLM prefers. */
export function PreferenceStep({ number }: { readonly number: number }) {
  const t = useT();
  return (
    <FormStep number={number} title={t('Updates and priority')}>
      <SideBySide>
        <IntervalField />
        <PriorityField />
      </SideBySide>
    </FormStep>
  );
}

/** As many as are still read; they are the preferred ones. */
const SHOWN = 6;

function PriorityField() {
  const t = useT();
  const { form, facts } = useSourceEditing();
  const others = rivals(form, facts);
  const named = others.slice(0, SHOWN).map(({ name, namespace, priority }) => (
    <>
      <Mono title={namespace}>{name}</Mono> {priority}
    </>
  ));
  return (
    <div>
      <SourceTextField
        field="priority"
        label={t('Priority')}
        isName
        placeholder="0"
        help={t(
          'Where several catalogs have what an Operator depends on, OLM takes it from the one with the highest. It may be negative.',
        )}
      />
      {others.length > 0 && (
        <p className="operator-hub__source-others">
          <Sentence
            text={t('Other catalogs: <catalogs/>')}
            parts={{ catalogs: <ElementList elements={named} /> }}
          />
          {others.length > SHOWN && ' …'}
        </p>
      )}
    </div>
  );
}
