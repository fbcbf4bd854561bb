import { useEffect, useRef } from 'react'
import { CallsSection } from './calls-section'
import { DebugButton } from './debug-button'
import { Diamond } from './diamond'
import { FailureSection } from './failure-section'
import { dropOverlay } from './overlay-cookie'
import { useArmed, useWorld, type OverlayTools, useAct, useStanding } from './overlay-queries'
import { useOpen } from './use-open'
import type { ClockChange } from '@soe/contracts'
import { describeInstant, describeLeft, type Standing } from './standing'
import { Refusal } from './refusal'

export const shortcut = 'Alt+Shift+S'

interface PanelProps {
  readonly tools: OverlayTools
  readonly world: string
  readonly takesFocus: () => boolean
  readonly onClose: () => void
  readonly onLeave: () => void
}

const advances = [
  ['+1 min', 'PT1M'],
  ['+28 min', 'PT28M'],
] as const

const ClockSection = ({ tools, world }: { tools: OverlayTools; world: string }) => {
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

const lockText = ({ lock }: Standing) =>
  lock ? `Held by ${lock.channel}, ${describeLeft(lock.left)} left` : 'Held by nobody'

const sessionText = ({ session, now }: Standing) => {
  if (!session) return 'None yet'
  if (session.endedBy) return `${session.name}, ended by ${session.endedBy}`
  return `${session.name}, ends ${describeInstant(session.endsAt).slice(11)}, ${describeLeft(session.endsAt - now)} left`
}

const WorldSection = ({ tools, world }: { tools: OverlayTools; world: string }) => {
  const { data, error } = useStanding(tools, world)
  return (
    <section aria-label="World">
      {data && (
        <dl>
          <dt>Persona</dt>
          <dd className="code">{data.persona}</dd>
          <dt>Cart</dt>
          <dd className={data.lock && 'held'}>{lockText(data)}</dd>
          <dt>Session</dt>
          <dd className={data.session?.endedBy && 'failed'}>{sessionText(data)}</dd>
        </dl>
      )}
      <Refusal error={error} />
    </section>
  )
}

const Panel = ({ tools, world, takesFocus, onClose, onLeave }: PanelProps) => {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (takesFocus()) panel.current?.focus()
  }, [takesFocus])
  const parts = { tools, world }
  return (
    <aside ref={panel} className="panel" aria-label="Simulator" tabIndex={-1}>
      <header>
        <h2 className="code">{world}</h2>
        <a href={`/__sim/worlds/${encodeURIComponent(world)}/journal`} target="_blank" rel="noopener">
          Journal
        </a>
        <button type="button" className="close" aria-label="Close" onClick={onClose}>
          ×
        </button>
      </header>
      <WorldSection {...parts} />
      <ClockSection {...parts} />
      <FailureSection {...parts} />
      <CallsSection {...parts} />
      <footer>
        <span>
          <kbd>{shortcut}</kbd> opens and closes
        </span>
        <button type="button" className="plain" onClick={onLeave}>
          Leave the overlay
        </button>
      </footer>
    </aside>
  )
}

export const Overlay = ({ tools, onLeave }: { tools: OverlayTools; onLeave: () => void }) => {
  const world = useWorld(tools)
  const { armed } = useArmed(tools, world)
  const { isOpen, show, takesFocus } = useOpen(tools.window)
  const leave = () => {
    dropOverlay(tools.window.document)
    onLeave()
  }
  if (isOpen)
    return <Panel tools={tools} world={world} takesFocus={takesFocus} onClose={() => show(false)} onLeave={leave} />
  return (
    <>
      <DebugButton window={tools.window} />
      <button
        type="button"
        className="pill"
        tabIndex={-1}
        aria-expanded={false}
        aria-keyshortcuts={shortcut}
        aria-label={`Simulator: world ${world}`}
        title={`Simulator (${shortcut})`}
        onClick={() => show(true)}
      >
        <Diamond isFilled={armed.some(({ firedBy }) => firedBy === undefined)} />
        <span className="code">{world}</span>
      </button>
    </>
  )
}
