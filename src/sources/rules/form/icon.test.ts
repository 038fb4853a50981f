import { describe, expect, it } from 'vitest';
import { LARGEST_ICON, iconFrom, iconUrl } from './icon';

describe('the icon of a catalog', () => {
  it.each([
    ['image/png', 4, 'icon'],
    ['image/svg+xml', 4, 'icon'],
    ['text/html', 4, 'wrong-type'],
    ['', 4, 'wrong-type'],
    ['image/png', 0, 'empty'],
    ['image/png', LARGEST_ICON, 'icon'],
    ['image/png', LARGEST_ICON + 1, 'too-large'],
  ])('%s of %d bytes: %s', (type, size, kind) => {
    expect(iconFrom(type, new Uint8Array(size)).kind).toBe(kind);
  });

  it.each([
    [{ mediatype: 'image/png', base64data: 'AAAA' }, 'data:image/png;base64,AAAA'],
    [{ mediatype: 'text/html', base64data: 'AAAA' }, null],
    [{ mediatype: 'image/png', base64data: 'AA"><script>' }, null],
    [null, null],
  ])('is shown only as an image: %j', (icon, url) => {
    expect(iconUrl(icon)).toBe(url);
  });
});
