import { describe, expect, it } from 'vitest';
import { mirroredImages, mirrorRulesIn } from './imageMirrors';

const DIGEST = `sha256:${'a'.repeat(64)}`;

const idms = (...imageDigestMirrors: readonly unknown[]) => ({
  metadata: { name: 'digests' },
  spec: { imageDigestMirrors },
});
const itms = (...imageTagMirrors: readonly unknown[]) => ({
  metadata: { name: 'tags' },
  spec: { imageTagMirrors },
});
const icsp = (...repositoryDigestMirrors: readonly unknown[]) => ({
  metadata: { name: 'policy' },
  spec: { repositoryDigestMirrors },
});
const to = (source: string, ...mirrors: readonly string[]) => ({ source, mirrors });

/** @returns the mirrors of one image */
const mirrorsOf = (image: string, ...sets: readonly { readonly spec: unknown }[]) =>
  mirroredImages(
    [image],
    mirrorRulesIn(sets.map((set) => ({ metadata: { name: 'set' }, ...set }))),
  )[0]?.mirrors;

describe('the mirrors of an image', () => {
  const image = `quay.io/acme/db@${DIGEST}`;

  it.each([
    ['a registry', 'quay.io', `mirror.example/acme/db@${DIGEST}`],
    ['a part of the path', 'quay.io/acme', `mirror.example/db@${DIGEST}`],
    ['the repository', 'quay.io/acme/db', `mirror.example@${DIGEST}`],
  ])('are those of %s', (_what, source, expected) => {
    expect(mirrorsOf(image, idms(to(source, 'mirror.example')))).toEqual([expected]);
    expect(mirrorsOf(image, icsp(to(source, 'mirror.example')))).toEqual([expected]);
  });

  it.each([
    ['another registry', 'docker.io'],
    ['the beginning of a name', 'quay.io/acme/d'],
    ['the beginning of a path', 'quay.io/ac'],
    ['a wildcard that names the registry itself', '*.quay.io'],
  ])('are not those of %s', (_what, source) => {
    expect(mirrorsOf(image, idms(to(source, 'mirror.example')))).toEqual([]);
  });

  it('are those of a wildcard for subdomains', () => {
    const rules = idms(to('*.example.com', 'mirror.example/all'));
    expect(mirrorsOf(`eu.registry.example.com/db@${DIGEST}`, rules)).toEqual([
      `mirror.example/all/db@${DIGEST}`,
    ]);
    expect(mirrorsOf(`other.example/x.example.com/db@${DIGEST}`, rules)).toEqual([]);
  });

  it('depend on the form of the reference', () => {
    const tags = itms(to('quay.io', 'tags.example'));
    expect(mirrorsOf(image, tags)).toEqual([]);
    expect(mirrorsOf('quay.io/acme/db:1.2', tags)).toEqual(['tags.example/acme/db:1.2']);
    expect(mirrorsOf(`quay.io/acme/db:1.2@${DIGEST}`, tags)).toEqual([]);
  });

  it('are those of the longest source only, even without a mirror for this form', () => {
    const wide = idms(to('quay.io', 'wide.example'));
    expect(mirrorsOf(image, wide, idms(to('quay.io/acme', 'near.example')))).toEqual([
      `near.example/db@${DIGEST}`,
    ]);
    expect(mirrorsOf(image, wide, itms(to('quay.io/acme', 'near.example')))).toEqual([]);
  });

  it('are merged from sets with the same source', () => {
    const sets = [
      idms(to('quay.io', 'one.example', 'two.example')),
      icsp(to('quay.io', 'two.example', 'three.example')),
    ];
    expect(mirrorsOf(image, ...sets)).toEqual(
      ['one', 'two', 'three'].map((name) => `${name}.example/acme/db@${DIGEST}`),
    );
  });

  it('block the source only where a set says so', () => {
    const rules = mirrorRulesIn([
      idms({ ...to('quay.io', 'mirror.example'), mirrorSourcePolicy: 'NeverContactSource' }),
      idms({
        ...to('docker.io/y', 'mirror.example'),
        mirrorSourcePolicy: 'AllowContactingSource',
      }),
    ]);
    const [first, second] = mirroredImages([image, `docker.io/x@${DIGEST}`], rules);
    expect(first?.isSourceBlocked).toBe(true);
    expect(second).toEqual({
      image: `docker.io/x@${DIGEST}`,
      mirrors: [],
      isSourceBlocked: false,
    });
  });
});

it.each([
  ['no spec', {}],
  ['no list', { spec: { imageDigestMirrors: 'quay.io' } }],
  ['no source', { spec: { imageDigestMirrors: [{ mirrors: ['mirror.example'] }] } }],
  ['no mirror', idms({ ...to('quay.io'), mirrorSourcePolicy: 'NeverContactSource' })],
  ['only the source as a mirror', idms(to('quay.io', 'quay.io'))],
  ['a URL', idms(to('https://quay.io', 'mirror.example'))],
  ['a wildcard with a path', idms(to('*.quay.io/acme', 'mirror.example'))],
  ['a wildcard within', idms(to('quay.*.io', 'mirror.example'))],
  ['text as an entry', { spec: { imageDigestMirrors: ['quay.io'] } }],
])('a malformed set has no rules: %s', (_what, set) => {
  expect(mirrorRulesIn([{ metadata: { name: 'set' }, ...set }])).toEqual([]);
});
