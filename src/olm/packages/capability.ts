/** The levels of the capability model, lowest first (BR-022). */
export const CAPABILITY_LEVELS = [
  'Basic Install',
  'Seamless Upgrades',
  'Full Lifecycle',
  'Deep Insights',
  'Auto Pilot',
] as const;

export type CapabilityLevel = (typeof CAPABILITY_LEVELS)[number];

/** The level in the annotation `capabilities`, in any case; `null` if it is not provided. */
export function capabilityOf(annotation: string | null): CapabilityLevel | null {
  const wanted = (annotation ?? '').trim().toLowerCase();
  return CAPABILITY_LEVELS.find((level) => level.toLowerCase() === wanted) ?? null;
}

/** 1 to 5. */
export function rankOf(level: CapabilityLevel): number {
  return CAPABILITY_LEVELS.indexOf(level) + 1;
}
