import { useRef } from 'react';
import { Button, HelperText, ToggleGroup, ToggleGroupItem } from '@patternfly/react-core';
import { HelperTextItem } from '~/ui/HelperTextItem';
import { configFindings } from '~/config/rules/configFindings';
import { shownAsForm, shownAsYaml, withYaml } from '~/config/rules/configYaml';
import type { ConfigDraft } from '~/config/rules/draft';
import { type NamespaceObjects, absentObjects } from '~/config/rules/namespaceObjects';
import { isUnread } from '~/config/rules/typedRow';
import { useT } from '~/i18n';
import { ConfigForm } from './ConfigForm';
import { YamlField } from './YamlField';
import { ConfigFindings } from './configContext';
import { ConfigObjects } from './objectsContext';
import './config.css';

/** The `spec.config` of a Subscription as a form or as YAML (IN-033, IN-034). Invalid text is kept. */
export function ConfigEditor({ draft, injectsTrustedCa, objects, onChange }: Props) {
  const t = useT();
  const editor = useRef<HTMLDivElement>(null);
  const { yaml, affinity, selector, rows } = draft;
  const findings = [...configFindings(draft), ...absentObjects(rows, objects)];
  const isStuck =
    [yaml, affinity, selector].some((typed) => typed !== null && typed.findings.length > 0) ||
    [...rows.env, ...rows.volumes].some(isUnread);
  return (
    <div ref={editor} tabIndex={-1} className="operator-hub__config">
      <ToggleGroup isCompact aria-label={t('Edit as')}>
        <ToggleGroupItem
          text={t('Form')}
          buttonId="operator-hub-config-as-form"
          isSelected={yaml === null}
          isDisabled={isStuck}
          onChange={() => {
            onChange(shownAsForm(draft));
          }}
        />
        <ToggleGroupItem
          text={t('YAML')}
          buttonId="operator-hub-config-as-yaml"
          isSelected={yaml !== null}
          isDisabled={isStuck}
          onChange={() => {
            if (yaml === null) onChange(shownAsYaml(draft));
          }}
        />
      </ToggleGroup>
      {isStuck && (
        <HelperText>
          <HelperTextItem>
            {t('Invalid YAML')}{' '}
            <Button
              variant="link"
              isInline
              onClick={() => {
                // The focused button is removed, so that the focus must move.
                editor.current?.focus();
                onChange(shownAsForm(draft));
              }}
            >
              {t('Discard changes')}
            </Button>
          </HelperTextItem>
        </HelperText>
      )}
      {yaml === null ? (
        <ConfigFindings.Provider value={findings}>
          <ConfigObjects.Provider value={objects}>
            <ConfigForm draft={draft} injectsTrustedCa={injectsTrustedCa} onChange={onChange} />
          </ConfigObjects.Provider>
        </ConfigFindings.Provider>
      ) : (
        <YamlField
          path=""
          label={t('Operator settings (YAML)')}
          rows={16}
          value={yaml.text}
          findings={findings}
          onChange={(text) => {
            onChange(withYaml(draft, text));
          }}
        />
      )}
    </div>
  );
}

type Props = {
  readonly draft: ConfigDraft;
  /** Whether the cluster fills a labeled ConfigMap with its trusted certificate authorities. */
  readonly injectsTrustedCa: boolean;
  /** The objects that settings can refer to. */
  readonly objects: NamespaceObjects;
  readonly onChange: (draft: ConfigDraft) => void;
};
