import type { Decision, Explanation, ExplainBody } from '@soe/simulator-client'
import { CopyButton, JsonView, Tabs, Tag } from '@soe/ui'
import { useErrors, useExplanation, useVerdict } from '../../data'
import { copyTexts, ErrorNote, Loading, moreLines } from '../../feedback'
import { statusWord, toneOf } from './call-outcome'
import styles from './decision-tabs.module.css'
import { sentencesAbout } from './rule-reports'

/** Asks about the same call, in the latest session of its audience. */
const explainBodyOf = ({ operation, audience, channel, request }: Decision): ExplainBody => ({
  operation,
  audience,
  channel,
  ...(request.body !== undefined && { body: request.body }),
  ...(request.query !== undefined && { query: request.query as Record<string, string> }),
})

export type DecisionTab = 'request' | 'answer' | 'now' | 'fault'

const tabs: readonly { id: DecisionTab; label: string }[] = [
  { id: 'request', label: 'Request' },
  { id: 'answer', label: 'Answer' },
  { id: 'now', label: 'The same call now' },
  { id: 'fault', label: 'Who is at fault' },
]

const isTab = (id: string): id is DecisionTab => tabs.some((tab) => tab.id === id)

const Request = ({ decision: { request } }: { decision: Decision }) => {
  const { body, query } = request
  if (body === undefined && query === undefined) {
    return <p className={styles.note}>Nothing was sent, or more than the journal keeps (8 KiB).</p>
  }
  return (
    <>
      <p className={styles.note}>Secrets and e-mail addresses are hidden.</p>
      {query !== undefined && <JsonView label="Query" moreLabel={moreLines} value={query} />}
      {body !== undefined && <JsonView label="Body of the request" moreLabel={moreLines} value={body} />}
    </>
  )
}

const Sent = ({ decision: { answer, duration, size } }: { decision: Decision }) => {
  const body = answer?.body ?? answer?.text ?? answer?.base64
  return (
    <>
      {duration !== undefined && (
        <p className={styles.note}>
          {duration} ms, {(size ?? 0).toLocaleString('en')} bytes. Secrets and e-mail addresses are hidden.
        </p>
      )}
      {answer?.headers && <JsonView label="Headers of the answer" moreLabel={moreLines} value={answer.headers} />}
      {body === undefined ? (
        <p className={styles.note}>Its body was none, was too large (64 KiB), or has made room for later ones.</p>
      ) : (
        <JsonView label="Body of the answer" moreLabel={moreLines} value={body} />
      )}
    </>
  )
}

const Answer = ({ decision }: { decision: Decision }) => {
  const { id, status, error } = decision
  const { data: errors = [] } = useErrors()
  const known = errors.find((candidate) => candidate.id === error)
  return (
    <>
      <p className={styles.paste}>
        {status === 0 ? 'The connection was reset' : `HTTP ${status}`} x-sim-decision: {id}
      </p>
      {known ? (
        <dl className={styles.error}>
          <dt>Error</dt>
          <dd>
            <Tag tone={toneOf({ status, error: known.id })}>{known.id}</Tag> {known.name}
          </dd>
          <dt>Message</dt>
          <dd>{known.message}</dd>
          <dt>Category</dt>
          <dd>
            {known.category}, {known.severity}
          </dd>
          <dt>The shop</dt>
          <dd>{known.handling}</dd>
        </dl>
      ) : (
        <p className={styles.note}>
          {error === undefined
            ? 'Done as asked.'
            : `Refused with ${error}, which is the simulator’s own and no error of the catalogue.`}
        </p>
      )}
      <Sent decision={decision} />
    </>
  )
}

const Changes = ({ changes }: { changes: Explanation['changes'] }) => (
  <ul className={styles.changes} aria-label="What it would change">
    {changes.map(({ collection, id, change }) => (
      <li key={`${collection} ${id}`}>
        <span>{change}</span> {collection} <code>{id}</code>
      </li>
    ))}
  </ul>
)

const Now = ({ world, decision }: { world: string; decision: Decision }) => {
  const { data, error, refetch } = useExplanation(world, explainBodyOf(decision))
  if (error) return <ErrorNote error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading label="Asking what it would get" rows={4} />
  return (
    <>
      <p className={styles.now}>
        <Tag tone={toneOf(data)}>{data.error ?? statusWord(data.status)}</Tag>
        {sentencesAbout(data, 'answer')}
      </p>
      {data.nearMisses?.map((miss) => (
        <p key={miss} className={styles.note}>
          {miss}
        </p>
      ))}
      {data.changes.length > 0 && <Changes changes={data.changes} />}
      <JsonView label="What it would be answered" moreLabel={moreLines} value={data.answer ?? null} />
    </>
  )
}

const Fault = ({ world, decision }: { world: string; decision: string }) => {
  const { data, error, refetch } = useVerdict(world, decision)
  if (error) return <ErrorNote error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading label="Trying the call the other way" rows={4} />
  const [headline, ...sentences] = data.sentences
  return (
    <>
      <p className={styles.now}>
        <Tag tone={data.certainty === 'proved' ? 'accent' : 'plain'}>{data.culprit}</Tag>
        {headline}
      </p>
      {sentences.map((sentence) => (
        <p key={sentence} className={styles.note}>
          {sentence}
        </p>
      ))}
      <ul className={styles.changes} aria-label="Experiments">
        {data.experiments.map(({ change, answered, turns }) => (
          <li key={change}>
            <span>{turns ? 'turns it' : 'no change'}</span> {change}: {answered}
          </li>
        ))}
      </ul>
    </>
  )
}

interface DecisionTabsProps {
  world: string
  decision: Decision
  tab: DecisionTab
  onTab: (tab: DecisionTab) => void
}

export const DecisionTabs = ({ world, decision, tab, onTab }: DecisionTabsProps) => (
  <>
    <div className={styles.bar}>
      <Tabs
        label="The call"
        panelId="decision-part"
        tabs={tabs}
        selected={tab}
        onSelect={(id) => isTab(id) && onTab(id)}
      />
      {tab === 'request' && (
        <CopyButton
          text={JSON.stringify(decision.request.body ?? null, null, 2)}
          texts={copyTexts('Request')}
          label="Copy request"
        >
          Copy
        </CopyButton>
      )}
    </div>
    <div className={styles.part} role="tabpanel" id="decision-part" aria-labelledby={`decision-part-${tab}`}>
      {tab === 'request' && <Request decision={decision} />}
      {tab === 'answer' && <Answer decision={decision} />}
      {tab === 'now' && <Now world={world} decision={decision} />}
      {tab === 'fault' && <Fault world={world} decision={decision.id} />}
    </div>
  </>
)
