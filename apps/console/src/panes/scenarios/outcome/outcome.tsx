import type { WorldOverview, CatalogScenario } from '@soe/simulator-client'
import { Button, classNames, ResetIcon, SelectField, Tag } from '@soe/ui'
import { useSimulator, useExplanation, useOperations } from '../../../data'
import type { Desk } from '../desk/use-desk'
import type { RuleLine } from '../text/rule-lines'
import { writtenScenario, type WrittenScenario } from '../text/written-scenario'
import { Expectations } from './expectations'
import styles from './outcome.module.css'
import { Storyboard } from './storyboard'
import { useState } from 'react'
import { ErrorNote } from '../../../feedback'
import { toneOf } from '../../journal/call-outcome'

interface Shown {
  catalogue: readonly CatalogScenario[]
  /** Ids that files define; only what is built in has been pictured. */
  inFiles: ReadonlySet<string>
  id: string | undefined
  sees: WrittenScenario['sees']
}

/** Address of the picture of the page at which a shopper ends; undefined where the text says another end. */
export const pictureOf = ({ catalogue, inFiles, id, sees }: Shown): string | undefined => {
  const known = catalogue.find((other) => other.id === id)
  if (!known?.sees || inFiles.has(known.id)) return undefined
  const isSame = known.sees.page === sees?.page && known.sees.text === sees.text
  return isSame ? `/__sim/pictures/${known.id}.webp` : undefined
}

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

const areaOf = (key: string) => key.slice(0, key.indexOf('.'))

/** Shows what a call would be answered now, without making it. */
const WouldGet = ({ world, operation }: { world: WorldOverview; operation: string | undefined }) => {
  const { data: operations = [] } = useOperations()
  const [chosen, choose] = useState<string>()
  const isKnown = operations.some(({ key }) => key === operation)
  const asked = chosen ?? (isKnown ? operation : operations[0]?.key)
  const { data, error } = useExplanation(world.id, asked === undefined ? undefined : { operation: asked })
  const areas = [...new Set(operations.map(({ key }) => areaOf(key)))]
  return (
    <section className={styles.section} aria-label="A call now">
      <SelectField
        label="What would a call get now?"
        value={asked ?? ''}
        onChange={(event) => choose(event.target.value)}
      >
        {areas.map((area) => (
          <optgroup key={area} label={area}>
            {operations
              .filter(({ key }) => areaOf(key) === area)
              .map(({ key }) => (
                <option key={key}>{key}</option>
              ))}
          </optgroup>
        ))}
      </SelectField>
      <div className={styles.answer} aria-live="polite">
        <ErrorNote error={error} />
        {data && (
          <>
            <p>
              <Tag tone={toneOf(data)}>{data.error ?? data.status}</Tag>
            </p>
            <ul className={styles.sentences}>
              {data.sentences.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  )
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
