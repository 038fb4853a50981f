import { lazy } from 'react';
import { Skeleton, ToggleGroup, ToggleGroupItem } from '@patternfly/react-core';
import { FormFields } from '~/ui/form/FormFields';
import { LazyPart } from '~/ui/lazy/LazyPart';
import type { SourceDraft } from '~/sources/rules/form/sourceDraft';
import { useT } from '~/i18n';
import { AboutStep } from './AboutStep';
import { AccessStep } from './AccessStep';
import { ContentStep } from './ContentStep';
import { PlaceStep } from './PlaceStep';
import { PodSection } from './PodSection';
import { PreferenceStep } from './PreferenceStep';
import './source.css';

/** The catalog as fields or as YAML. What cannot be read yet is left by taking it back only. */
export function SourceView({ draft, isStored, onChange }: Props) {
  const t = useT();
  const isStuck = draft.typed !== null && draft.typed.problems.length > 0;
  const show = (isYaml: boolean) => {
    onChange({ ...draft, isYaml, typed: null });
  };
  return (
    <div className="operator-hub__source operator-hub__source-view">
      <ToggleGroup isCompact aria-label={t('Edit as')}>
        <ToggleGroupItem
          text={t('Form')}
          buttonId="operator-hub-source-as-form"
          isSelected={!draft.isYaml}
          isDisabled={isStuck}
          onChange={() => {
            show(false);
          }}
        />
        <ToggleGroupItem
          text={t('YAML')}
          buttonId="operator-hub-source-as-yaml"
          isSelected={draft.isYaml}
          isDisabled={isStuck}
          onChange={() => {
            show(true);
          }}
        />
      </ToggleGroup>
      {draft.isYaml ? (
        <LazyPart skeleton={<Skeleton height="24rem" screenreaderText={t('Loading YAML')} />}>
          <SourceYaml draft={draft} isStored={isStored} onChange={onChange} />
        </LazyPart>
      ) : (
        <FormFields>
          <div className="operator-hub__source-steps">
            <PlaceStep number={1} />
            <ContentStep number={2} />
            <PreferenceStep number={3} />
            <AccessStep number={4} />
            <AboutStep number={5} />
            <PodSection />
          </div>
        </FormFields>
      )}
    </div>
  );
}

type Props = {
  readonly draft: SourceDraft;
  readonly isStored: boolean;
  readonly onChange: (draft: SourceDraft) => void;
};

/** Brings the YAML library with it. */
const SourceYaml = lazy(async () => {
  const module = await import('./SourceYaml');
  return { default: module.SourceYaml };
});
