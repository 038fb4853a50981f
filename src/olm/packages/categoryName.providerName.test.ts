import { describe, expect, it } from 'vitest';
import { providerName } from './categoryName';

describe('providerName', () => {
  it.each([
    ['Red Hat', 'redhat', 'Red Hat'],
    ['Red Hat, Inc.', 'redhat', 'Red Hat'],
    ['red hat inc', 'redhat', 'red hat'],
    ['RedHat', 'redhat', 'RedHat'],
    ['Intel® Corporation', 'intel', 'Intel'],
    ['Bonree Data Technology Co.,Ltd.', 'bonreedatatechnology', 'Bonree Data Technology'],
    ['LightWell Co., Ltd.', 'lightwell', 'LightWell'],
    ['PaloAlto Networks Inc', 'paloaltonetworks', 'PaloAlto Networks'],
    ['Stackable GmbH', 'stackable', 'Stackable'],
    ['Red Hat Community of Practice', 'redhatcommunityofpractice', 'Red Hat Community of Practice'],
    ['Cisco', 'cisco', 'Cisco'],
    ['Inc.', 'inc', 'Inc.'],
    ['オープン', 'オープン', 'オープン'],
  ])('%s', (provider, key, label) => {
    expect(providerName(provider)).toEqual({ key, label });
  });

  it.each(['', '  ', '®', '—'])('nothing is stated by "%s"', (provider) => {
    expect(providerName(provider)).toBeNull();
  });
});
