import { Button, KeyCap, Toolbar } from '@soe/ui'
import { timeOfDay } from '../../../format'
import { capOf, isMac } from '../../../keys'
import styles from './compare-bar.module.css'
import type { Difference } from './diff-state'
import { differenceWords } from './difference-words'
import type { Baseline, BaselineChoice } from './use-baseline'

const mostShown = 4

interface CompareBarProps {
  baseline: Baseline | undefined
  chosen: string | undefined
  choices: readonly BaselineChoice[]
  onChoose: (id: string) => void
  onMark: () => void
  differences: readonly Difference[]
  onShow: () => void
  onRun: () => void
  /** Opens the JSON; undefined where it is always visible. */
  onRaw: (() => void) | undefined
}

const Differences = ({ differences, onShow }: Pick<CompareBarProps, 'differences' | 'onShow'>) => {
  const rest = differences.length - mostShown
  if (differences.length === 0) return <span className={styles.calm}>Nothing has changed</span>
  return (
    <>
      {differences.slice(0, mostShown).map((difference) => (
        <button
          key={`${difference.collection} ${difference.id}`}
          type="button"
          className={styles.difference}
          onClick={onShow}
        >
          {differenceWords(difference)}
        </button>
      ))}
      {rest > 0 && (
        <button type="button" className={styles.difference} onClick={onShow}>
          {rest} more
        </button>
      )}
    </>
  )
}

export const CompareBar = (props: CompareBarProps) => {
  const { baseline, chosen, choices, onChoose, onMark, differences, onShow, onRun, onRaw } = props
  return (
    <Toolbar label="Compare and change">
      <label className={styles.compare}>
        <span>Compare with</span>
        <select aria-label="Compare with" value={chosen ?? ''} onChange={(event) => onChoose(event.target.value)}>
          {choices.map(({ id, name, at }) => (
            <option key={id} value={id}>
              {name} {timeOfDay(at)}
            </option>
          ))}
        </select>
      </label>
      <Button variant="text" size="small" onClick={onMark} title="Compare with the world as it is now">
        From now
      </Button>
      {baseline && <Differences differences={differences} onShow={onShow} />}
      <div className={styles.end}>
        {onRaw && (
          <Button variant="outline" size="small" onClick={onRaw}>
            JSON
          </Button>
        )}
        <Button variant="outline" size="small" onClick={onRun}>
          Run a command
          <KeyCap>{capOf('mod+j', isMac())}</KeyCap>
        </Button>
      </div>
    </Toolbar>
  )
}
