/** One package for each reason why OLM v1 does not install a version. */
import {
  requiresKind,
  requiresOneOf,
  requiresPackage,
  ALL_VERBS,
  aRule,
} from '../../build/operator';
import { aPackage, aChannel } from '../../build/package';
import { aShipyardOperator, inOneChannel } from './shipyard';

export const buoyChain = inOneChannel(
  aShipyardOperator({
    packageName: 'buoy-chain',
    displayName: 'Buoy Chain',
    summary: 'Needs another package.',
    properties: [requiresPackage('sluice-gate', '>=1.0.0')],
  }),
  '1.0.0',
);

export const ropeWalk = inOneChannel(
  aShipyardOperator({
    packageName: 'rope-walk',
    displayName: 'Rope Walk',
    summary: 'Needs an API of another package.',
    properties: [requiresKind('tide.example.com', 'v1', 'Gauge')],
  }),
  '1.0.0',
);

export const pilotBoat = inOneChannel(
  aShipyardOperator({
    packageName: 'pilot-boat',
    displayName: 'Pilot Boat',
    summary: 'Needs one of two packages.',
    properties: [
      requiresOneOf('needs a gate or a lamp', { 'sluice-gate': '>=1.0.0', 'harbour-lamp': '*' }),
    ],
  }),
  '1.0.0',
);

export const boatShed = inOneChannel(
  aShipyardOperator({
    packageName: 'boat-shed',
    displayName: 'Boat Shed',
    summary: 'Watches one namespace.',
    installModes: ['OwnNamespace', 'SingleNamespace'],
  }),
  '1.0.0',
  '1.1.0',
);

export const fleetOffice = inOneChannel(
  aShipyardOperator({
    packageName: 'fleet-office',
    displayName: 'Fleet Office',
    summary: 'Watches several namespaces, but not all.',
    installModes: ['MultiNamespace'],
  }),
  '1.0.0',
);

export const signalFlags = inOneChannel(
  aShipyardOperator({
    packageName: 'signal-flags',
    displayName: 'Signal Flags',
    summary: 'Brings an API server of its own.',
    apiServices: [
      {
        group: 'flags.example.com',
        version: 'v1',
        kind: 'Signal',
        name: 'signals',
        displayName: 'Signal',
        description: 'What the flags say.',
        deploymentName: 'signal-flags-manager',
        containerPort: 8443,
      },
    ],
  }),
  '1.0.0',
);

/** OLM v1 installs it in OpenShift 4.21 and later. */
export const stormCone = inOneChannel(
  aShipyardOperator({
    packageName: 'storm-cone',
    displayName: 'Storm Cone',
    summary: 'Checks what sails are set, by a webhook.',
    clusterPermissions: [aRule('core', 'namespaces', ALL_VERBS)],
    webhooks: [
      {
        type: 'ValidatingAdmissionWebhook',
        generateName: 'sails.storm.example.com',
        deploymentName: 'storm-cone-manager',
        containerPort: 443,
        targetPort: 9443,
        admissionReviewVersions: ['v1'],
        sideEffects: 'None',
        failurePolicy: 'Ignore',
        rules: [
          {
            apiGroups: [''],
            apiVersions: ['v1'],
            resources: ['configmaps'],
            operations: ['CREATE'],
          },
        ],
        webhookPath: '/sails',
      },
    ],
  }),
  '1.0.0',
);

/** Its bundle image does not exist. */
export const sunkenCrate = aPackage(
  aShipyardOperator({
    packageName: 'sunken-crate',
    displayName: 'Sunken Crate',
    summary: 'Lies on the ground of the sea.',
  }),
  {
    channels: [aChannel('stable', '1.0.0')],
    releases: [{ version: '1.0.0', createdAt: '2026-05-05', pullError: 'manifest unknown' }],
  },
);
