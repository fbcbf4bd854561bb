import { useStanding, type OverlayTools } from './overlay-queries'
import { Refusal } from './refusal'
import { describeInstant, describeLeft, type Standing } from './standing'

const lockText = ({ lock }: Standing) =>
  lock ? `Held by ${lock.channel}, ${describeLeft(lock.left)} left` : 'Held by nobody'

const sessionText = ({ session, now }: Standing) => {
  if (!session) return 'None yet'
  if (session.endedBy) return `${session.name}, ended by ${session.endedBy}`
  return `${session.name}, ends ${describeInstant(session.endsAt).slice(11)}, ${describeLeft(session.endsAt - now)} left`
}

/** Whose cart and session the page has, and until when. */
export const WorldSection = ({ tools, world }: { tools: OverlayTools; world: string }) => {
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
