import { describe, expect, it } from 'vitest';
import { aPackage } from '~/test/installBuilders';
import { channelOf } from './operatorPackage';
import { httpsIn, isCommunity, isInUpdateChecker, mailIn, supportPageOf } from './support';

describe('httpsIn', () => {
  it.each([
    ['https://example.com/help', 'https://example.com/help'],
    ['  https://example.com ', 'https://example.com'],
    ['http://example.com', null],
    ['javascript:alert(1)', null],
    ['https://', null],
    ['Acme Inc.', null],
    ['', null],
    [undefined, null],
  ])('of %j is %j', (text, expected) => {
    expect(httpsIn(text)).toBe(expected);
  });
});

describe('mailIn', () => {
  it.each([
    ['team@example.com', 'mailto:team@example.com'],
    ['a+b@example.com', 'mailto:a+b@example.com'],
    ['team@example.com?bcc=x@example.com', null],
    ['a@b@c', null],
    ['Acme', null],
    ['', null],
  ])('of %j is %j', (email, expected) => {
    expect(mailIn(email)).toBe(expected);
  });
});

it('finds the support page that the channel head names', () => {
  const url = 'https://example.com/support';
  const operator = aPackage({ annotations: { 'marketplace.openshift.io/support-workflow': url } });
  const channel = channelOf(operator, null);
  expect(channel && supportPageOf(channel)).toBe(url);
});

describe('default catalogs (BR-011, BR-013)', () => {
  it.each([
    ['openshift-marketplace', 'community-operators', true, false],
    ['openshift-marketplace', 'redhat-operators', false, true],
    ['team-a', 'community-operators', false, false],
    ['team-a', 'redhat-operators', false, false],
    ['olm', 'operatorhubio-catalog', true, false],
  ])('%s/%s', (catalogNamespace, catalog, community, inChecker) => {
    expect(isCommunity({ catalogNamespace, catalog })).toBe(community);
    expect(isInUpdateChecker({ catalogNamespace, catalog })).toBe(inChecker);
  });
});
