import type { ClockChange } from '@soe/contracts'
import { useAct, useStanding, type OverlayTools } from './overlay-queries'
import { describeInstant } from './standing'
import { Refusal } from './refusal'

const advances = [
  ['+1 min', 'PT1M'],
  ['+28 min', 'PT28M'],
] as const

/** The world's clock, and ways to move it: locks and sessions follow. */
export const ClockSection = ({ tools, world }: { tools: OverlayTools; world: string }) => {
  const { data } = useStanding(tools, world)
  const isFrozen = data?.isFrozen ?? false
  const { mutate, error } = useAct((change: ClockChange) => tools.control.clock(world, change))
  return (
    <section aria-label="Clock">
      <p className="clock">
        <time>{data ? describeInstant(data.now) : '…'}</time>
        <span className="quiet">{isFrozen ? 'UTC, frozen' : 'UTC, running'}</span>
      </p>
      <div className="buttons">
        <button type="button" onClick={() => mutate(isFrozen ? { resume: true } : { freeze: true })}>
          {isFrozen ? 'Run' : 'Freeze'}
        </button>
        {advances.map(([label, advance]) => (
          <button key={advance} type="button" onClick={() => mutate({ advance })}>
            {label}
          </button>
        ))}
      </div>
      <Refusal error={error} />
    </section>
  )
}
