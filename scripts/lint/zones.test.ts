import { describe, expect, it } from 'vitest';
import { zonesOf } from './zones';

const zones = zonesOf(['catalog', 'install']);
const zoneOf = (target: string, from: string) =>
  zones.find((zone) => zone.target === target && zone.from === from);

describe('zonesOf', () => {
  it('lets models import nothing but models', () => {
    expect(zoneOf('./src/models', './src')?.except).toEqual(['./models']);
  });

  it.each([
    ['domain', 'data'],
    ['domain', 'cluster'],
    ['components', 'data'],
    ['features', 'cluster'],
    ['features', 'models'],
    ['data', 'features'],
  ])('keeps %s away from %s', (layer, forbidden) => {
    expect(zoneOf(`./src/${layer}`, './src')?.except).not.toContain(`./${forbidden}`);
  });

  it('fences every feature from every other', () => {
    expect(zoneOf('./src/features/catalog', './src/features')?.except).toEqual(['./catalog']);
    expect(zoneOf('./src/features/install', './src/features')?.except).toEqual(['./install']);
  });

  it('walls src from local both ways, and the rooms of local from each other', () => {
    expect(zoneOf('./src', './local')?.except).toEqual([]);
    expect(zoneOf('./local', './src')?.except).toEqual([]);
    expect(zoneOf('./local/cluster', './local/console')?.except).toEqual([]);
  });
});
