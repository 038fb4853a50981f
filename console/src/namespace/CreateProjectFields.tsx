import {
  FormGroup,
  FormHelperText,
  HelperText,
  HelperTextItem,
  TextArea,
  TextInput,
} from '@patternfly/react-core';
import { useTranslation } from 'react-i18next';
import { isProjectName } from './createProject';
import type { NewProject } from './createProject';

type CreateProjectFieldsProps = {
  readonly project: NewProject;
  readonly areProjects: boolean;
  readonly onChange: (project: NewProject) => void;
};

export function CreateProjectFields({ project, areProjects, onChange }: CreateProjectFieldsProps) {
  const { t } = useTranslation('public');
  const { name, displayName, description } = project;
  return (
    <>
      <FormGroup label={t('Name')} isRequired fieldId="input-name">
        <TextInput
          id="input-name"
          data-test="input-name"
          isRequired
          value={name}
          onChange={(_, value) => {
            onChange({ ...project, name: value });
          }}
          validated={name === '' || isProjectName(name) ? 'default' : 'error'}
          aria-describedby="input-name-rule"
        />
        <FormHelperText>
          <HelperText id="input-name-rule">
            <HelperTextItem>
              {t('Lower case letters, numbers and hyphens, at most 63 characters.')}
            </HelperTextItem>
          </HelperText>
        </FormHelperText>
      </FormGroup>
      {areProjects && (
        <>
          <FormGroup label={t('Display name')} fieldId="input-display-name">
            <TextInput
              id="input-display-name"
              value={displayName}
              onChange={(_, value) => {
                onChange({ ...project, displayName: value });
              }}
            />
          </FormGroup>
          <FormGroup label={t('Description')} fieldId="input-description">
            <TextArea
              id="input-description"
              value={description}
              onChange={(_, value) => {
                onChange({ ...project, description: value });
              }}
            />
          </FormGroup>
        </>
      )}
    </>
  );
}
