import type { MadeWorld } from '@soe/contracts'
import type { Decision, WorldOverview } from '@soe/simulator-client'
import { Button, ChevronIcon, ForkIcon, Menu } from '@soe/ui'
import { Link } from 'wouter'
import { useBranch } from '../../data'
import { ErrorNote } from '../../feedback'
import { besideHref, paneHref } from '../../routes'
import styles from './decision-panel.module.css'
import { ownHost } from './own-host'
import { whatIfs, whatIfScenario, type WhatIf } from './what-ifs'

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
  errors: readonly string[]
}) => {
  const { branch, branching, made } = useBranches(world, decision)
  const items = whatIfs(errors, decision).map((whatIf) => ({ label: whatIf.label, onChoose: () => branch(whatIf) }))
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
              <Button {...trigger} variant="outline" size="small" disabled={branching.isPending}>
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
