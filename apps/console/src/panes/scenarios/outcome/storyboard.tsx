import type { WorldOverview } from '@soe/simulator-client'
import { CheckIcon, classNames } from '@soe/ui'
import { Link } from 'wouter'
import { paneHref } from '../../../routes'
import type { RuleStatus } from '../text/rule-lines'
import { wordOf } from '../text/word-of'
import type { WrittenScenario } from '../text/written-scenario'
import { describeRule, type Sight, type Step } from './describe-rule'
import { Frame } from './frame'
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
