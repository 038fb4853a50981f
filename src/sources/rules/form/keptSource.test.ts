import { describe, expect, it } from 'vitest';
import { aSourceForm } from '~/test/sourceBuilders';
import { keptSourceText, parseKeptSource } from './keptSource';
import { draftFrom } from './sourceDraft';

const SECRET = { name: 'pull', registry: 'quay.io', user: 'robot', password: 'hunter2' };

describe('the stored form', () => {
  const draft = {
    ...draftFrom(aSourceForm()),
    form: aSourceForm({
      priority: 'x',
      extract: { catalogDir: '/configs', cacheDir: '' },
      tolerations: [{ key: 'a', tolerationSeconds: 5 }],
    }),
    newSecret: SECRET,
  };

  it('is restored without the login', () => {
    expect(parseKeptSource(keptSourceText(draft))).toEqual({
      ...draft,
      newSecret: { ...SECRET, user: '', password: '' },
    });
  });

  it('is restored without fields that an earlier version of the plugin did not store', () => {
    const form = { ...draft.form, extract: undefined, security: undefined };
    const earlier = { ...draft, newSecret: null, form, typed: undefined, keepsAccount: undefined };
    expect(parseKeptSource(JSON.stringify(earlier))).toEqual({
      ...draft,
      newSecret: null,
      form: { ...draft.form, extract: null, security: '' },
    });
  });

  it('does not contain the login', () => {
    const text = keptSourceText(draft);
    expect(text).not.toContain('hunter2');
    expect(text).not.toContain('robot');
  });

  it.each([null, '', '{}', '[]', '{"form":{"name":1}}', JSON.stringify({ form: {}, base: {} })])(
    'rejects %s',
    (text) => {
      expect(parseKeptSource(text)).toBeNull();
    },
  );
});
