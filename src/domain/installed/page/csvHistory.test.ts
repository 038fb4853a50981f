import { describe, expect, it } from 'vitest';
import type { ClusterServiceVersionStatus } from '../../../models/clusterServiceVersion';
import { aCsv } from '../../../test/builders';
import { phaseHistory, unmetRequirements } from './csvHistory';

const of = (status: ClusterServiceVersionStatus) => aCsv({ status });

describe('phaseHistory', () => {
  it('is newest first', () => {
    const conditions = [
      {
        phase: 'Pending',
        reason: 'RequirementsUnknown',
        lastTransitionTime: '2026-01-01T00:00:00Z',
      },
      { phase: 'Succeeded', reason: 'InstallSucceeded', message: 'all done' },
    ];
    expect(phaseHistory(of({ conditions }))).toEqual([
      { phase: 'Succeeded', reason: 'InstallSucceeded', message: 'all done', at: null },
      { phase: 'Pending', reason: 'RequirementsUnknown', message: '', at: '2026-01-01T00:00:00Z' },
    ]);
  });

  it('is empty before OLM has looked at it', () => {
    expect(phaseHistory(of({}))).toEqual([]);
  });
});

describe('unmetRequirements', () => {
  it('leaves out what is there, and names the rights that a ServiceAccount lacks', () => {
    const requirementStatus = [
      { kind: 'CustomResourceDefinition', name: 'pens.ink.example.com', status: 'Present' },
      { kind: 'ClusterServiceVersion', name: 'quill.v1.0.0', status: 'NotPresent', message: 'min' },
      {
        kind: 'ServiceAccount',
        name: 'quill',
        status: 'PresentNotSatisfied',
        dependents: [
          { kind: 'PolicyRule', status: 'Satisfied', message: 'namespaced rule:{"verbs":["get"]}' },
          {
            kind: 'PolicyRule',
            status: 'NotSatisfied',
            message: 'cluster rule:{"verbs":["list"]}',
          },
        ],
      },
    ];
    expect(unmetRequirements(of({ requirementStatus }))).toEqual([
      {
        kind: 'ClusterServiceVersion',
        name: 'quill.v1.0.0',
        status: 'NotPresent',
        message: 'min',
        lacks: [],
      },
      {
        kind: 'ServiceAccount',
        name: 'quill',
        status: 'PresentNotSatisfied',
        message: '',
        lacks: ['cluster rule:{"verbs":["list"]}'],
      },
    ]);
  });
});
