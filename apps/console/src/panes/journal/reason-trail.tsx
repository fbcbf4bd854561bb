import { BoltIcon, DiamondIcon, LockIcon } from '@soe/ui'
import type { RuleReport } from './rule-reports'
import { countWord, isFired, trailOf } from './rule-reports'
import styles from './reason-trail.module.css'

const mostPips = 6

/** One square for each call that the rule counted, this one last. */
const Pips = ({ count, isFired: hasFired }: { count: number; isFired: boolean }) => (
  <span className={styles.pips} aria-hidden="true">
    {Array.from({ length: Math.min(count, mostPips) }, (_, at) => (
      <span key={at} data-full={hasFired && at === Math.min(count, mostPips) - 1} />
    ))}
  </span>
)

const Step = ({ report, scope }: { report: RuleReport; scope: string | undefined }) => (
  <li className={styles.step}>
    <span className={styles.mark}>
      <DiamondIcon filled={isFired(report)} size={10} />
    </span>
    <p className={styles.line}>
      <span className={styles.rule} data-fired={isFired(report)}>
        {report.rule}
      </span>
      <span className={styles.outcome}>{isFired(report) ? 'fired' : 'skipped'}</span>
      {report.scenario !== report.rule && <span className={styles.count}>of {report.scenario}</span>}
      {report.count > 0 && (
        <span className={styles.count}>
          <Pips count={report.count} isFired={isFired(report)} />
          {countWord(report.count, scope)}
        </span>
      )}
    </p>
    <p className={styles.why}>{trailOf(report)}</p>
  </li>
)

interface ReasonTrailProps {
  rules: readonly RuleReport[]
  effects: readonly string[]
  /** The scope that a rule counts in: session, cart or world. */
  scopeOf: (report: RuleReport) => string | undefined
}

/** Every rule considered: the one that fired with its effects, then the skipped ones. */
export const ReasonTrail = ({ rules, effects, scopeOf }: ReasonTrailProps) => {
  const fired = rules.filter(isFired)
  const skipped = rules.filter((report) => !isFired(report))
  return (
    <ol className={styles.trail} aria-label="Rules considered">
      {fired.map((report) => (
        <Step key={`${report.scenario}/${report.rule}`} report={report} scope={scopeOf(report)} />
      ))}
      {effects.map((effect) => (
        <li key={effect} className={styles.step}>
          <span className={styles.mark}>{/lock/i.test(effect) ? <LockIcon size={12} /> : <BoltIcon size={12} />}</span>
          <p>{effect}</p>
        </li>
      ))}
      {skipped.map((report) => (
        <Step key={`${report.scenario}/${report.rule}`} report={report} scope={scopeOf(report)} />
      ))}
    </ol>
  )
}
