// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { demoCatalogs } from './demo';
import { trickster } from './packages/community/trickster';

const ICONS = demoCatalogs('openshift', [trickster]).flatMap(({ name, catalog }) =>
  catalog.packages.flatMap((one) =>
    one.icon === undefined
      ? []
      : [{ title: `${name}/${one.name}`, packageName: one.name, ...one.icon }],
  ),
);

describe.each(ICONS)('icon of $title', ({ packageName, base64data, mediatype }) => {
  const source = Buffer.from(base64data, 'base64').toString('utf8');

  it('is well-formed SVG', () => {
    const parsed = new DOMParser().parseFromString(source, 'image/svg+xml');
    expect(mediatype).toBe('image/svg+xml');
    expect(parsed.querySelector('parsererror')).toBeNull();
    expect(parsed.documentElement.tagName).toBe('svg');
  });

  it('runs nothing, unless it is the hostile one', () => {
    expect(/<script|\son\w+=|href=/u.test(source)).toBe(packageName === 'trickster');
  });
});

it('each package has a unique icon', () => {
  const byIcon = new Map(ICONS.map((icon) => [icon.base64data, icon.packageName]));
  expect(byIcon.size).toBe(new Set(ICONS.map((icon) => icon.packageName)).size);
});
