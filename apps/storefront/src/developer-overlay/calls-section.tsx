import type { Decision } from '@soe/contracts'
import type { TabCall } from './call-log'
import { Diamond } from './diamond'
import { worldOfDecision } from './standing'
import { useCalls, useDecision, type OverlayTools } from './overlay-queries'

/** Whose doing the answer was. */
const causes: Readonly<Record<Decision['because'], string>> = {
  world: '',
  failNext: 'ordered',
  scenario: 'rule fired',
  repeat: 'repeated',
  refused: 'refused',
}

const isTester = ({ because }: Decision) => because === 'failNext' || because === 'scenario'

/** An order for a status, or for no reply, has no error worth a name. */
const namedError = ({ status, error }: Decision) =>
  error === undefined || status === 0 || error === 'SCRIPTED_STATUS' || error === String(status) ? '' : ` ${error}`

const Verdict = ({ decision }: { decision: Decision }) => {
  const { operation, status, error, because } = decision
  return (
    <>
      <span className="code operation">{operation}</span>
      {isTester(decision) && (
        <b className="mark">
          <Diamond isFilled /> {causes[because]}
        </b>
      )}
      {!isTester(decision) && <span className="quiet">{causes[because]}</span>}
      <span className={status >= 400 || status === 0 || error !== undefined ? 'code failed' : 'code'}>
        {status === 0 ? 'no reply' : status}
        {namedError(decision)}
      </span>
    </>
  )
}

const journalHref = (decision: string) =>
  `/__sim/worlds/${encodeURIComponent(worldOfDecision(decision))}/journal?decision=${encodeURIComponent(decision)}`

const Reason = ({ decision, href }: { decision: Decision; href: string }) => (
  <>
    {decision.sentences.map((sentence) => (
      <p key={sentence}>{sentence}</p>
    ))}
    <p>
      <a href={href} target="_blank" rel="noopener" className="code">
        {decision.id}
      </a>
    </p>
  </>
)

const Call = ({ tools, world, call }: { tools: OverlayTools; world: string; call: TabCall }) => {
  const { data, error } = useDecision(tools, world, call)
  if (!data) return <li className="quiet">{error ? error.message : (call.decision ?? '…')}</li>
  return (
    <li>
      <details>
        <summary>
          <Verdict decision={data} />
        </summary>
        <Reason decision={data} href={journalHref(data.id)} />
      </details>
    </li>
  )
}

/** What became of the tab's latest calls, and why. */
export const CallsSection = ({ tools, world }: { tools: OverlayTools; world: string }) => {
  const calls = useCalls(tools)
  return (
    <section aria-label="Calls">
      <h3>This tab’s calls</h3>
      {calls.length === 0 && <p className="quiet">None yet: the document brought along what it opens with.</p>}
      <ol className="calls">
        {calls.map((call) => (
          <Call key={call.number} tools={tools} world={world} call={call} />
        ))}
      </ol>
    </section>
  )
}
