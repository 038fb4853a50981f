import { describe, expect, it } from 'vitest';
import { imageFault, imageParts, isPinned, shortImageName } from './imageReference';

const DIGEST = `sha256:${'0123456789abcdef'.repeat(4)}`;

describe('imageParts', () => {
  it.each([
    ['quay.io/acme/catalog:v1', 'quay.io', 'acme/catalog', 'v1', null],
    ['registry.example.com:5000/catalog', 'registry.example.com:5000', 'catalog', null, null],
    [`quay.io/acme/catalog@${DIGEST}`, 'quay.io', 'acme/catalog', null, DIGEST],
    [`quay.io/acme/catalog:v1@${DIGEST}`, 'quay.io', 'acme/catalog', 'v1', DIGEST],
    ['quay.io/acme/catalog@sha256:ab', 'quay.io', 'acme/catalog', null, 'sha256:ab'],
    ['localhost/catalog:v1', 'localhost', 'catalog', 'v1', null],
    ['[fd00::1]:5000/catalog:v1', '[fd00::1]:5000', 'catalog', 'v1', null],
    ['acme/catalog:v1', '', 'acme/catalog', 'v1', null],
    ['catalog', '', 'catalog', null, null],
    ['quay.io/a__b/c-d.e/f---g', 'quay.io', 'a__b/c-d.e/f---g', null, null],
    ['', '', '', null, null],
    ['::@@//', '', '', ':', '@//'],
  ])('splits %s', (text, registry, path, tag, digest) => {
    expect(imageParts(text)).toEqual({ registry, path, tag, digest });
  });
});

describe('imageFault (CS-007, CS-008)', () => {
  it.each([
    ['quay.io/acme/catalog:v1', null],
    [`quay.io/acme/catalog@${DIGEST}`, null],
    [`quay.io/acme/catalog@sha512:${'ab'.repeat(64)}`, null],
    ['quay.io/acme/catalog: v1', 'image-space'],
    ['https://quay.io/acme/catalog:v1', 'image-scheme'],
    ['docker://quay.io/acme/catalog:v1', 'image-scheme'],
    ['quay.io/acme/catalog:v{kube_major_version}', 'image-variables'],
    ['quay.io/Acme/catalog:v1', 'image-upper-case'],
    ['quay.io/acme/catalog:', 'image-tag'],
    ['quay.io/acme/catalog:-v1', 'image-tag'],
    [`quay.io/acme/catalog:${'v'.repeat(129)}`, 'image-tag'],
    ['quay.io/acme/catalog@sha256:abc', 'image-digest'],
    [`quay.io/acme/catalog@${DIGEST.toUpperCase()}`, 'image-digest'],
    [`quay.io/acme/catalog@md5:${'ab'.repeat(16)}`, 'image-digest'],
    [`quay.io/${'a'.repeat(260)}`, 'image-too-long'],
    ['quay.io//catalog', 'image-syntax'],
    ['quay.io/acme/catalog_', 'image-syntax'],
    ['quay.io:port/catalog', 'image-syntax'],
  ])('finds in %s: %s', (text, kind) => {
    expect(imageFault(text)?.kind ?? null).toBe(kind);
  });

  it('suggests the reference without the URL scheme', () => {
    expect(imageFault('https://quay.io/acme/catalog')).toEqual({
      kind: 'image-scheme',
      without: 'quay.io/acme/catalog',
    });
  });
});

it('treats an image with an @ as fixed, like OLM (CS-008)', () => {
  expect(isPinned(`quay.io/acme/catalog@${DIGEST}`)).toBe(true);
  expect(isPinned('quay.io/acme/catalog:v1')).toBe(false);
});

it.each([
  ['quay.io/acme/catalog:v1', 'catalog:v1'],
  [`quay.io/acme/catalog@${DIGEST}`, 'catalog@sha256:0123456789ab'],
  [`quay.io/acme/catalog:v1@sha512:${'ab'.repeat(64)}`, 'catalog:v1@sha512:abababababab'],
])('%s is %s in a list', (image, expected) => {
  expect(shortImageName(image)).toBe(expected);
});
