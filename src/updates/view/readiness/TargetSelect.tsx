import {
  Flex,
  FormGroup,
  FormHelperText,
  FormSelect,
  FormSelectOption,
  HelperText,
  TextInput,
} from '@patternfly/react-core';
import { useState } from 'react';
import { useT } from '~/i18n';
import type { ClusterRelease } from '~/olm/lifecycle/clusterRelease';
import { minorText } from '~/olm/lifecycle/maxOpenShift';
import { HelperTextItem } from '~/ui/HelperTextItem';
import { useUrlQuery, withParam } from '~/ui/useUrlQuery';
import { type Target, targetsFrom } from '~/updates/rules/readiness/target';
import { rejectionText } from './texts';

/** The URL parameter of the target. */
export const TARGET = 'target';

/** The target version of OpenShift: one that is offered, or any other. */
export function TargetSelect({ release, target }: Props) {
  const t = useT();
  const [query, change] = useUrlQuery();
  const values = (release === null ? [] : targetsFrom(release)).map((one) => ({
    value: `${one.major}.${one.minor}`,
    label: t('OpenShift {{version}}', { version: minorText(one) }),
  }));
  const next = values[0]?.value ?? '';
  const chosen = query.get(TARGET) ?? next;
  const isOffered = values.some(({ value }) => value === chosen);
  const [isEntering, setEntering] = useState(false);
  const isOther = isEntering || !isOffered;
  return (
    <Flex columnGap={{ default: 'columnGapSm' }} alignItems={{ default: 'alignItemsFlexStart' }}>
      {values.length > 0 && (
        <FormSelect
          className="operator-hub__readiness-target"
          aria-label={t('Target OpenShift version')}
          value={isOther ? OTHER : chosen}
          onChange={(_, value) => {
            setEntering(value === OTHER);
            if (value !== OTHER) change(withParam(TARGET, value === next ? null : value));
          }}
        >
          {values.map((one) => (
            <FormSelectOption key={one.value} {...one} />
          ))}
          <FormSelectOption value={OTHER} label={t('Other version')} />
        </FormSelect>
      )}
      {isOther && (
        <OtherTarget
          label={values.length === 0 ? t('Target OpenShift version') : null}
          release={release}
          target={target}
          onEnter={() => {
            setEntering(true);
          }}
        />
      )}
    </Flex>
  );
}

/** A field for any minor version, which the URL contains as it is entered. */
function OtherTarget({ release, target, label, onEnter }: OtherProps) {
  const t = useT();
  const [query, change] = useUrlQuery();
  const rejection = rejectionText(target, release?.version ?? null, t);
  const isWrong = rejection !== null && target.kind !== 'missing';
  return (
    <FormGroup label={label} fieldId={FIELD}>
      <TextInput
        className="operator-hub__readiness-target"
        id={FIELD}
        aria-label={label ?? t('Other version')}
        {...(rejection !== null && { 'aria-describedby': HELP })}
        value={query.get(TARGET) ?? ''}
        validated={isWrong ? 'error' : 'default'}
        onChange={(_, text) => {
          // Also if the text becomes one of the offered versions.
          onEnter();
          const edit = withParam(TARGET, text === '' ? null : text);
          change(edit, { replace: true, isTyped: true });
        }}
      />
      {rejection !== null && (
        <FormHelperText>
          <HelperText id={HELP} isLiveRegion>
            <HelperTextItem variant={isWrong ? 'error' : 'default'}>{rejection}</HelperTextItem>
          </HelperText>
        </FormHelperText>
      )}
    </FormGroup>
  );
}

type Props = {
  /** `null`: unknown. */
  readonly release: ClusterRelease | null;
  readonly target: Target;
};

type OtherProps = Props & {
  /** The visible label; `null`: the selection beside it has one. */
  readonly label: string | null;
  readonly onEnter: () => void;
};

const OTHER = '';
const FIELD = 'operator-hub-readiness-target';
const HELP = 'operator-hub-readiness-target-help';
