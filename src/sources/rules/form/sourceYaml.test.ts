import { describe, expect, it } from 'vitest';
import { IMAGE, aSourceForm } from '~/test/sourceBuilders';
import { draftFrom } from './sourceDraft';
import { sourceYaml, withSourceYaml } from './sourceYaml';

const form = aSourceForm({ displayName: 'Tools', priority: '3' });
const TEXT = sourceYaml(form);

function typed(text: string, isStored = false) {
  const draft = withSourceYaml(draftFrom(form), text, isStored);
  const findings = draft.typed?.findings.map(({ path, kind }) => `${path} ${kind}`) ?? [];
  return { form: draft.form, findings };
}

describe('the catalog as YAML', () => {
  it('equals the form', () => {
    expect(typed(TEXT)).toEqual({ form, findings: [] });
  });

  it('updates the form, and keeps unknown fields', () => {
    const { form: after } = typed(
      `${TEXT}  runAs:\n    user: 5\n`.replace('priority: 3', 'priority: 4'),
    );
    expect(after.priority).toBe('4');
    expect(after.rest.spec).toEqual({ runAs: { user: 5 } });
  });

  it.each([
    ['spec: [', [' unreadable']],
    [TEXT.replace('priority: 3', 'priority: high'), ['spec.priority wrong-type']],
    [TEXT.replace('kind: CatalogSource', 'kind: Pod'), ['kind not-one-of']],
    [TEXT.replace('sourceType: grpc', 'other: grpc'), ['spec.sourceType missing']],
    [TEXT.replace('sourceType: grpc', 'sourceType: oci'), ['spec.sourceType not-one-of']],
    [`${TEXT}  secrets: pull\n`, ['spec.secrets wrong-type']],
    [
      TEXT.replace(/registryPoll:\n.*\n/, 'else: 1\n'),
      ['spec.updateStrategy.registryPoll missing'],
    ],
    [
      `${TEXT}  grpcPodConfig:\n    extractContent: {}\n`,
      ['spec.grpcPodConfig.extractContent.catalogDir missing'],
    ],
  ])('does not change the form with %j', (text, findings) => {
    expect(typed(text)).toEqual({ form, findings });
  });

  it('does not rename a stored catalog', () => {
    const text = TEXT.replace('name: tools', 'name: other');
    expect(typed(text).form.name).toBe('other');
    expect(typed(text, true).findings).toEqual(['metadata.name not-one-of']);
  });

  it('contains the image', () => {
    expect(TEXT).toContain(`image: ${IMAGE}`);
  });
});
