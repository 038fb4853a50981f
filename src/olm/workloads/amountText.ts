/** Processors in the notation of Kubernetes: `3m` for 0.003. */
export function cpuText(processors: number): string {
  const thousandths = Math.round(processors * 1000);
  return thousandths % 1000 === 0 ? String(thousandths / 1000) : `${thousandths}m`;
}

/** Bytes in the notation of Kubernetes, with the largest possible unit: `64Mi`, `1.5Gi`. */
export function memoryText(bytes: number): string {
  const unit = UNITS.find(({ size }) => bytes >= size);
  if (unit === undefined) return String(Math.round(bytes));
  const amount = bytes / unit.size;
  return `${amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount)}${unit.name}`;
}

const UNITS = [
  { name: 'Ti', size: 1024 ** 4 },
  { name: 'Gi', size: 1024 ** 3 },
  { name: 'Mi', size: 1024 ** 2 },
  { name: 'Ki', size: 1024 },
] as const;
