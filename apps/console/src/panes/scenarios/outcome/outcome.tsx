import type { WorldOverview } from '@soe/simulator-client'
import { Button, classNames, ResetIcon } from '@soe/ui'
import { useSimulator } from '../../../data'
import type { Desk } from '../desk/use-desk'
import type { RuleLine } from '../text/rule-lines'
import { writtenScenario, type WrittenScenario } from '../text/written-scenario'
import { Expectations } from './expectations'
import styles from './outcome.module.css'
import { pictureOf } from './picture-of'
import { Storyboard } from './storyboard'
import { WouldGet } from './would-get'

const firstCall = ({ rules: [rule] }: WrittenScenario): string | undefined => {
  const on: unknown = Array.isArray(rule?.on) ? rule.on[0] : rule?.on
  return typeof on === 'string' ? on : undefined
}

const Walk = ({ world, desk }: { world: WorldOverview; desk: Desk }) => {
  const { client } = useSimulator()
  const { armedOne } = desk
  if (!armedOne) return null
  const walk = () => {
    desk.armEntry(armedOne.id)
    window.open(client.enterUrl(world.id, '/', { overlay: true }), '_blank', 'noopener')
  }
  return (
    <section className={classNames(styles.section, styles.walk)} aria-label="In the shop">
      <Button variant="outline" onClick={walk}>
        <ResetIcon size={15} />
        Rewind and walk it in the shop
      </Button>
      <p>Arms it anew, so that its rules count from none, and opens the shop in this world.</p>
    </section>
  )
}

interface OutcomeProps {
  world: WorldOverview
  desk: Desk
  /** The open document, as far as it can be read. */
  data: unknown
  rules: readonly RuleLine[]
}

export const Outcome = ({ world, desk, data, rules }: OutcomeProps) => {
  const scenario = writtenScenario(data)
  const picture = pictureOf({
    catalogue: desk.catalogue,
    inFiles: new Set(desk.files.flatMap(({ ids }) => ids)),
    id: desk.openId,
    sees: scenario.sees,
  })
  return (
    <aside className={styles.outcome} aria-label="Outcome">
      <Storyboard
        world={world}
        scenario={scenario}
        picture={picture}
        statuses={new Map(rules.map(({ id, status }) => [id, status]))}
      />
      <Expectations key={`${desk.openId}`} world={world} written={scenario.expect} scenario={desk.openId} />
      <WouldGet key={`${desk.openId} calls`} world={world} operation={firstCall(scenario)} />
      <Walk world={world} desk={desk} />
    </aside>
  )
}
