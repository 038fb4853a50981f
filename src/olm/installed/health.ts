import type { PipelineStage } from '~/olm/diagnosis/pipeline';
import type { HealthKind } from './healthKind';
import { type Severity, severityOf } from './severity';
import { isWorking } from '~/olm/standing/csvStanding';
import type { HealthFacts } from '~/olm/standing/healthFacts';
import type { Standing } from '~/olm/standing/standing';
import { type Standings, standingsOf } from '~/olm/standing/standings';

/** How an installed Operator is. The message is OLM's own, untranslated. */
export type Health = {
  readonly kind: HealthKind;
  readonly severity: Severity;
  /** A version of it works, whatever its update does. */
  readonly runs: boolean;
  /** Of what is wrong: OLM tries it again by itself. */
  readonly isRetried: boolean;
  /** OLM's reason or condition type; empty where OLM is silent. */
  readonly reason: string;
  readonly message: string;
};

/** The health of an Operator, and where on its way it stands: all that a list tells of it. */
export type HealthReport = {
  readonly health: Health;
  /** `null` when all is well. */
  readonly stage: PipelineStage | null;
  /** Since when it stands there, or is ready; a timestamp. */
  readonly since: string | null;
};

/** The worst true thing about an Operator (nothing milder hides a failure); its course where nothing is wrong. */
export function healthOf(facts: HealthFacts): HealthReport {
  return reportOf(standingsOf(facts), facts);
}

/** The same for those who need all that is wrong, too. */
export function reportOf(standings: Standings, { csvs }: HealthFacts): HealthReport {
  const standing = standings.troubles[0] ?? standings.course;
  return {
    health: healthFrom(standing, isWorking(csvs)),
    stage: standing.state === 'done' ? null : standing.stage,
    since: standing.since,
  };
}

function healthFrom({ kind, state, said }: Standing, runs: boolean): Health {
  const { reason = '', message = '' } = said[0] ?? {};
  const isRetried = state === 'troubled';
  return { kind, severity: severityOf(kind, runs), runs, isRetried, reason, message };
}
