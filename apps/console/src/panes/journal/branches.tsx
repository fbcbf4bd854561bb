import type { MadeWorld } from '@soe/contracts'
import type { Decision, WorldOverview } from '@soe/simulator-client'
import { Button, ChevronIcon, ForkIcon, Menu } from '@soe/ui'
import { Link } from 'wouter'
import { useBranch } from '../../data'
import { ErrorNote } from '../../feedback'
import { besideHref, paneHref } from '../../routes'
import styles from './decision-panel.module.css'
import type { RuleInput } from '@soe/scenario'
import { slug } from '../../format'

interface WhatIf {
  readonly label: string
  readonly answer: Pick<RuleInput, 'reply' | 'fault' | 'commit'>
}

const faults: readonly WhatIf[] = [
  { label: 'Status 503, nothing done', answer: { reply: { status: 503 }, commit: false } },
  { label: 'Status 503, done all the same', answer: { reply: { status: 503 }, commit: true } },
  { label: 'Connection lost, nothing done', answer: { fault: { reset: true }, commit: false } },
  { label: 'Connection lost, done all the same', answer: { fault: { reset: true }, commit: true } },
  { label: 'No answer ever', answer: { fault: { hang: true } } },
  { label: 'Ten seconds later', answer: { fault: { delay: { fixed: 'PT10S' } } } },
  { label: 'Half the answer', answer: { fault: { truncate: { bytes: 200 } } } },
  { label: 'Broken JSON', answer: { fault: { malformedJson: true } } },
]

/** What the call may get instead: faults, then the errors that its operation declares. */
export const whatIfs = (errors: readonly string[], { error: answered }: Pick<Decision, 'error'>): readonly WhatIf[] => [
  ...faults,
  ...errors
    .filter((error) => error !== answered)
    .map((error): WhatIf => ({ label: error, answer: { reply: { error } } as WhatIf['answer'] })),
]

/** The scenario of one rule that answers the call so: in the fork it is the first of its operation. */
export const whatIfScenario = ({ operation, audience }: Decision, { label, answer }: WhatIf): string => {
  const id = slug(`what-if-${operation}-${label}`)
  return JSON.stringify({
    apiVersion: 'sim/v1',
    kind: 'Scenario',
    id,
    title: `What if ${operation} had answered: ${label}`,
    rules: [{ id, on: operation, audience, per: 'world', nth: 1, ...answer }],
    expect: [{ rule: id, fired: 1 }],
  })
}

const hostLabel = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/

/**
 * The address under a name that only this world has, so that its cookies are its own: browsers take every name below
 * localhost for this machine. Elsewhere, and where the id makes no name, the address as it is.
 */
export const ownHost = (address: string, world: string): string => {
  const url = new URL(address)
  const label = world.toLowerCase()
  if (url.hostname === 'localhost' && hostLabel.test(label)) url.hostname = `${label}.localhost`
  return url.href
}

interface Branch {
  readonly made: MadeWorld
  /** The page that called, in the session that called. */
  readonly shop: string
}

const Made = ({ branch: { made, shop }, beside }: { branch: Branch; beside: string }) => (
  <output className={styles.branch}>
    <span>Forked just before this.</span>{' '}
    <a href={shop} target="_blank" rel="noopener">
      Open its page
    </a>{' '}
    <Link href={paneHref(made.id, 'journal')}>Open its journal</Link> <Link href={beside}>Put both side by side</Link>{' '}
    <span>What the page had kept in its own storage is lost.</span>
  </output>
)

const useBranches = (world: WorldOverview, decision: Decision) => {
  const { client, branching } = useBranch()
  const addressOf = ({ id, session }: MadeWorld) =>
    ownHost(new URL(client.enterUrl(id, decision.page, { overlay: true, session }), location.href).href, id)
  const branch = (whatIf?: WhatIf) =>
    branching.mutate(
      {
        from: { world: world.id, before: decision.id },
        title: `${world.title ?? world.id} before ${decision.seq}${whatIf ? `: ${whatIf.label}` : ''}`.slice(0, 200),
        ...(whatIf && { scenario: whatIfScenario(decision, whatIf) }),
      },
      { onSuccess: (made) => void window.open(addressOf(made), '_blank', 'noopener') },
    )
  const { data: made } = branching
  return { branch, branching, made: made && { made, shop: addressOf(made) } }
}

/** Goes on from just before the call, in another world, as it went or otherwise. */
export const Branches = ({
  world,
  decision,
  errors,
}: {
  world: WorldOverview
  decision: Decision
  /** None until they are known: the menu waits for them, so that its last item stays the last. */
  errors: readonly string[] | undefined
}) => {
  const { branch, branching, made } = useBranches(world, decision)
  const items = whatIfs(errors ?? [], decision).map((whatIf) => ({
    label: whatIf.label,
    onChoose: () => branch(whatIf),
  }))
  return (
    <>
      <div className={styles.actions}>
        <Button variant="outline" size="small" disabled={branching.isPending} onClick={() => branch()}>
          <ForkIcon size={13} />
          Fork just before this
        </Button>
        {decision.because !== 'refused' && (
          <Menu
            items={items}
            trigger={(trigger) => (
              <Button {...trigger} variant="outline" size="small" disabled={branching.isPending || !errors}>
                What if it had answered …
                <ChevronIcon size={12} />
              </Button>
            )}
          />
        )}
      </div>
      {branching.error && (
        <div className={styles.reasons}>
          <ErrorNote error={branching.error} />
        </div>
      )}
      {made && <Made branch={made} beside={besideHref(world.id, made.made.id, decision.seq - 1)} />}
    </>
  )
}
