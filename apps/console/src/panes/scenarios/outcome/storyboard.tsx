import type { WorldOverview } from '@soe/simulator-client'
import { CheckIcon, classNames } from '@soe/ui'
import { Link } from 'wouter'
import { paneHref } from '../../../routes'
import type { RuleStatus } from '../text/rule-lines'
import { wordOf } from '../text/word-of'
import type { WrittenScenario } from '../text/written-scenario'
import { describeRule, type Sight, type Step } from './describe-rule'
import styles from './outcome.module.css'

const sightOfPage = (page: unknown, steps: readonly Step[]): Sight => {
  if (/error/i.test(wordOf(page))) return 'error'
  const last = steps.at(-1)?.sight ?? 'page'
  return last === 'lock' ? 'lock' : 'page'
}

const RuleStatusLine = ({ world, status }: { world: string; status: RuleStatus | undefined }) => {
  if (!status) return <p className={styles.waits}>Not armed</p>
  if (status.kind === 'draft') return <p className={styles.waits}>Draft, not armed</p>
  if (status.kind === 'waiting') return <p className={styles.waits}>Not yet, counted {status.matched}</p>
  return (
    <p className={styles.met}>
      <CheckIcon size={13} /> Fired {status.fired === 1 ? 'once' : `${status.fired} times`}
      {status.decision !== undefined && (
        <Link className={styles.link ?? ''} href={paneHref(world, 'journal', { decision: status.decision })}>
          {status.decision}
        </Link>
      )}
    </p>
  )
}

interface StoryboardProps {
  world: WorldOverview
  scenario: WrittenScenario
  picture: string | undefined
  statuses: ReadonlyMap<string, RuleStatus | undefined>
}

const line = (x: number, y: number, width: number, tone = 'var(--edge)') => (
  <rect key={`${x} ${y}`} x={x} y={y} width={width} height="4" rx="2" fill={tone} />
)

const rows = (from: number) =>
  [0, 1].map((row) => (
    <g key={row}>
      <rect x="8" y={from + row * 17} width="12" height="13" rx="2" fill="var(--edge)" />
      {line(25, from + 2 + row * 17, 40)}
      {line(25, from + 8 + row * 17, 26)}
    </g>
  ))

const centred = (picture: React.ReactNode) => (
  <>
    {picture}
    {line(18, 50, 52, 'var(--text-faint)')}
    {line(26, 58, 36)}
    <rect x="28" y="68" width="32" height="7" rx="2" fill="var(--text)" />
  </>
)

const stroke = { fill: 'none', strokeWidth: 1.6, strokeLinecap: 'round', strokeLinejoin: 'round' } as const

const sights: Readonly<Record<Sight, React.ReactNode>> = {
  page: (
    <>
      {line(8, 10, 26, 'var(--text-faint)')}
      {rows(22)}
      <rect x="8" y="66" width="72" height="9" rx="2" fill="var(--text)" />
    </>
  ),
  error: centred(<path d="m44 22 10 17H34ZM44 28v5M44 36v.4" stroke="var(--red)" {...stroke} />),
  lock: (
    <>
      <rect x="8" y="9" width="72" height="20" rx="3" fill="var(--amber-soft)" stroke="var(--amber-edge)" />
      <path d="M14 19h8v6h-8ZM16 19v-2a2 2 0 0 1 4 0v2" stroke="var(--amber)" {...stroke} strokeWidth={1.2} />
      {line(28, 14, 42, 'var(--amber-edge)')}
      {line(28, 21, 30, 'var(--amber-edge)')}
      {rows(38)}
    </>
  ),
  wait: centred(<path d="M44 40a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM44 26v5l4 3" stroke="var(--amber)" {...stroke} />),
  broken: centred(<path d="m36 24 5 5-4 4M52 38l-5-5 4-4M44 20v3M44 39v3" stroke="var(--red)" {...stroke} />),
}

const Frame = ({ sight }: { sight: Sight }) => (
  <svg width="88" height="84" viewBox="0 0 88 84" aria-hidden="true" style={{ flex: 'none' }}>
    <rect x="0.5" y="0.5" width="87" height="83" rx="5" fill="var(--surface-sunken)" stroke="var(--edge)" />
    {sights[sight]}
  </svg>
)

export const Storyboard = ({ world, scenario: { rules, sees }, picture, statuses }: StoryboardProps) => {
  const steps = rules.map(describeRule)
  return (
    <section aria-label="What the shopper should see">
      <h2 className={styles.title}>What the shopper should see</h2>
      {steps.length === 0 && <p className={styles.empty}>Nothing changes for the shopper: there is no rule yet.</p>}
      <ol className={styles.steps}>
        {steps.map(({ id, title, effects, sight }, at) => (
          <li key={at}>
            <Frame sight={sight} />
            <div className={styles.step}>
              <h3>{title}</h3>
              {effects.map((effect) => (
                <p key={effect}>{effect}</p>
              ))}
              <RuleStatusLine world={world.id} status={statuses.get(id)} />
            </div>
          </li>
        ))}
        {sees && (
          <li className={classNames(picture !== undefined && styles.pictured)}>
            {picture === undefined ? (
              <Frame sight={sightOfPage(sees.page, steps)} />
            ) : (
              <a className={styles.picture} href={picture} target="_blank" rel="noreferrer">
                <img src={picture} width="720" height="450" alt={`The page with “${wordOf(sees.text)}”`} />
              </a>
            )}
            <div className={styles.step}>
              <h3>“{wordOf(sees.text)}”</h3>
              <p>
                <code>{wordOf(sees.page)}</code>
              </p>
            </div>
          </li>
        )}
      </ol>
      {steps.length > 0 && !sees && (
        <p className={styles.empty}>
          Say in <code>sees</code> which page and text the shopper should end at.
        </p>
      )}
    </section>
  )
}
