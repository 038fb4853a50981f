import { describe, expect, it } from 'vitest';
import { featuresIn, maxOpenShiftVersionIn, validSubscriptionsIn } from './features';

const OLD = 'operators.openshift.io/infrastructure-features';
const feature = (name: string) => `features.operators.openshift.io/${name}`;

describe('featuresIn', () => {
  it.each([
    ['the new spelling (BR-026)', { [feature('csi')]: 'true' }, ['csi']],
    ['only the text "true"', { [feature('csi')]: 'yes', [feature('cni')]: 'false' }, []],
    [
      'the old list',
      { [OLD]: '["disconnected", "fips", "Proxy"]' },
      ['disconnected', 'fips-compliant', 'proxy-aware'],
    ],
    ['both', { [OLD]: '["cnf"]', [feature('cni')]: 'true' }, ['cnf', 'cni']],
    ['the new one if they differ', { [OLD]: '["cnf"]', [feature('cnf')]: 'false' }, []],
    ['a list without quotes (BR-040)', { [OLD]: "[fips, 'cni']" }, ['fips-compliant', 'cni']],
    ['nothing from text that is not a list (BR-040)', { [OLD]: 'disconnected' }, []],
  ])('reads %s', (_, annotations, features) => {
    expect(featuresIn(annotations)).toEqual(features);
  });
});

describe('each feature by its annotation', () => {
  it.each([
    'disconnected',
    'fips-compliant',
    'proxy-aware',
    'tls-profiles',
    'token-auth-aws',
    'token-auth-azure',
    'token-auth-gcp',
    'cnf',
    'cni',
    'csi',
  ])('%s', (name) => {
    expect(featuresIn({ [feature(name)]: 'true' })).toEqual([name]);
    expect(featuresIn({ [feature(name)]: 'false', [OLD]: JSON.stringify([name]) })).toEqual([]);
  });
});

describe('the names of the old list', () => {
  it.each([
    [['disconnected', 'Disconnected'], ['disconnected']],
    [['Proxy', 'ProxyAware', 'proxy-aware'], ['proxy-aware']],
    [['FipsMode', 'fips', 'FIPS'], ['fips-compliant']],
    [['tlsProfiles', 'TLSProfiles', 'tls', 'TLS'], ['tls-profiles']],
    [
      ['tokenAuth', 'TokenAuth'],
      ['token-auth-aws', 'token-auth-azure'],
    ],
    [['tokenAuthGCP', 'TokenAuthGCP'], ['token-auth-gcp']],
    [['cnf', 'CNF'], ['cnf']],
    [['cni', 'CNI'], ['cni']],
    [['csi', 'CSI'], ['csi']],
    [['sno', 'SNO'], ['single-node']],
    [['RestrictedNetwork'], []],
  ])('%j', (names, features) => {
    for (const name of names) {
      expect(featuresIn({ [OLD]: JSON.stringify([name]) })).toEqual(features);
    }
  });
});

describe('validSubscriptionsIn', () => {
  it.each([
    ['["A", "B"]', ['A', 'B']],
    ['Any license', ['Any license']],
    ['[]', []],
    ['{"a": 1}', []],
    ['', []],
  ])('reads %s (BR-039, BR-040)', (annotation, subscriptions) => {
    const annotations = { 'operators.openshift.io/valid-subscription': annotation };
    expect(validSubscriptionsIn(annotations)).toEqual(subscriptions);
  });
});

describe('maxOpenShiftVersionIn', () => {
  it.each([
    ['[{"type": "olm.maxOpenShiftVersion", "value": "4.18"}]', '4.18'],
    ['[{"type": "olm.maxOpenShiftVersion", "value": 4.8}]', '4.8'],
    ['[{"type": "olm.other", "value": "4.18"}]', null],
    ['[null, 3]', null],
    ['no JSON', null],
  ])('reads %s (OD-017)', (annotation, version) => {
    expect(maxOpenShiftVersionIn({ 'olm.properties': annotation })).toBe(version);
  });
});
