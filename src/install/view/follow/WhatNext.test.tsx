import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCsv } from '~/test/builders';
import { watched } from '~/test/consoleSdk';
import { aFollowedInstall, openFollowed } from '~/test/followedInstall';

beforeEach(aFollowedInstall);

describe('next steps', () => {
  const spec = {
    customresourcedefinitions: {
      owned: [{ name: 'pens.ink.example.com', kind: 'Pen', version: 'v1' }],
    },
  };
  const newPen = '/operator-hub-instances/ns/team-a/pens.ink.example.com/~new';

  const ready = async (annotations: Readonly<Record<string, string>>) => {
    watched('ClusterServiceVersion', { data: [aCsv({ spec, annotations })] });
    openFollowed();
    return within(await screen.findByRole('region', { name: 'Next steps' }));
  };

  it('offer the first operand', async () => {
    expect((await ready({})).getByRole('link', { name: 'Create Pen' })).toHaveAttribute(
      'href',
      newPen,
    );
  });

  it('request the operand that the Operator requires (IN-047)', async () => {
    const resource = {
      apiVersion: 'ink.example.com/v1',
      kind: 'Pen',
      metadata: { name: 'main' },
      spec: {},
    };
    const next = await ready({
      'operatorframework.io/initialization-resource': JSON.stringify(resource),
    });
    expect(next.getByText(/Additional resource required/)).toBeVisible();
    expect(next.getByRole('link', { name: 'Create Pen' })).toHaveAttribute(
      'href',
      `${newPen}?from=initialization`,
    );
  });

  it('show a malformed one (IN-048)', async () => {
    const next = await ready({ 'operatorframework.io/initialization-resource': '{' });
    expect(next.getByText('Unable to read the required resource')).toBeVisible();
  });

  it('link to the Operator’s own setup', async () => {
    const next = await ready({
      'operatorframework.io/initialization-link': 'https://pens.example.com/',
    });
    expect(next.getByRole('link', { name: /pens\.example\.com/ })).toHaveAttribute(
      'href',
      'https://pens.example.com/',
    );
  });

  it('mention the reload that an enabled console plugin requires', async () => {
    const config = { metadata: { name: 'cluster' }, spec: { plugins: ['pens'] } };
    watched('Console', { data: [config] });
    const next = await ready({ 'console.openshift.io/plugins': '["pens"]' });
    expect(await next.findByRole('button', { name: 'Reload the console' })).toBeVisible();
  });
});
