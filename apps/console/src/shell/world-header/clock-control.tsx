import type { ClockChange, WorldOverview } from '@soe/contracts'
import { ClockIcon, PauseIcon, PlayIcon, useNotify } from '@soe/ui'
import { useRef } from 'react'
import { useClock, useWorldNow } from '../../data'
import { errorWords } from '../../feedback'
import { dayAndTime, durationOf } from '../../format'
import { useKeys } from '../../keys'
import styles from './clock-control.module.css'
import { CustomTime } from './custom-time'

/** Minutes: one, to the session's warning, to its end. */
export const leaps = [1, 28, 30] as const

const useMoves = (world: WorldOverview) => {
  const clock = useClock(world.id)
  const notify = useNotify()
  const move = (change: ClockChange, text: string) =>
    clock.mutate(change, { onSuccess: () => notify(text), onError: (error) => notify(errorWords(error), 'red') })
  const turn = () =>
    world.frozen ? move({ resume: true }, 'The clock runs') : move({ freeze: true }, 'The clock stands still')
  const advance = (minutes: number) =>
    move({ advance: `PT${minutes}M` }, `Clock advanced ${durationOf(minutes * 60_000)}`)
  return { move, turn, advance, isPending: clock.isPending }
}

export const ClockControl = ({ world }: { world: WorldOverview }) => {
  const now = useWorldNow(world.id)
  const custom = useRef<HTMLDivElement>(null)
  const { move, turn, advance, isPending } = useMoves(world)
  useKeys('World', [
    { keys: 'f', label: world.frozen ? 'Run' : 'Freeze', run: turn, isBar: true },
    { keys: 't', label: 'Advance clock', run: () => custom.current?.querySelector('button')?.click(), isBar: true },
  ])
  return (
    <fieldset className={styles.clock} aria-label="The world's clock">
      <p className={styles.now} data-frozen={world.frozen} title={new Date(now).toISOString()}>
        {world.frozen ? <PauseIcon size={14} /> : <ClockIcon size={14} />}
        {world.frozen ? 'Frozen' : 'Running'} <time dateTime={new Date(now).toISOString()}>{dayAndTime(now)}</time>
      </p>
      <button type="button" onClick={turn} disabled={isPending}>
        {world.frozen ? <PlayIcon size={13} /> : <PauseIcon size={13} />}
        {world.frozen ? 'Run' : 'Freeze'}
      </button>
      {leaps.map((minutes) => (
        <button key={minutes} type="button" onClick={() => advance(minutes)} disabled={isPending}>
          +{minutes} min
        </button>
      ))}
      <div ref={custom} className={styles.custom}>
        <CustomTime onMove={move} />
      </div>
    </fieldset>
  )
}
