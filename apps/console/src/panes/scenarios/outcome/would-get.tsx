import type { WorldOverview } from '@soe/simulator-client'
import { SelectField, Tag } from '@soe/ui'
import { useState } from 'react'
import { useExplanation, useOperations } from '../../../data'
import { ErrorNote } from '../../../feedback'
import { toneOf } from '../../journal/call-outcome'
import styles from './outcome.module.css'

const areaOf = (key: string) => key.slice(0, key.indexOf('.'))

/** Shows what a call would be answered now, without making it. */
export const WouldGet = ({ world, operation }: { world: WorldOverview; operation: string | undefined }) => {
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
