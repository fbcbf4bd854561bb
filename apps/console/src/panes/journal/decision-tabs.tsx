import type { Decision, Explanation } from '@soe/simulator-client'
import { useErrors, useExplanation } from '../../data'
import { Chip, CopyButton, ErrorNote, JsonView, Loading, Tabs } from '../../design'
import { statusWord, toneOf } from './call-outcome'
import styles from './decision-tabs.module.css'
import { explainBodyOf } from './explain-body'
import { sentencesAbout } from './rule-reports'

export type DecisionTab = 'request' | 'answer' | 'now'

const tabs: readonly { id: DecisionTab; label: string }[] = [
  { id: 'request', label: 'Request' },
  { id: 'answer', label: 'Answer' },
  { id: 'now', label: 'The same call now' },
]

const isTab = (id: string): id is DecisionTab => tabs.some((tab) => tab.id === id)

const Request = ({ decision: { request } }: { decision: Decision }) => {
  const { body, query } = request
  if (body === undefined && query === undefined) {
    return <p className={styles['note']}>Nothing was sent, or more than the journal keeps (8 KiB).</p>
  }
  return (
    <>
      <p className={styles['note']}>Secrets and e-mail addresses are hidden.</p>
      {query !== undefined && <JsonView label="Query" value={query} />}
      {body !== undefined && <JsonView label="Body of the request" value={body} />}
    </>
  )
}

const Answer = ({ decision: { id, status, error } }: { decision: Decision }) => {
  const { data: errors = [] } = useErrors()
  const known = errors.find((candidate) => candidate.id === error)
  return (
    <>
      <p className={styles['paste']}>
        {status === 0 ? 'The connection was reset' : `HTTP ${status}`} x-sim-decision: {id}
      </p>
      {known ? (
        <dl className={styles['error']}>
          <dt>Error</dt>
          <dd>
            <Chip tone={toneOf({ status, error: known.id })}>{known.id}</Chip> {known.name}
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
        <p className={styles['note']}>
          {error === undefined
            ? 'Done as asked. The journal keeps what was sent, not what was answered.'
            : `Refused with ${error}, which is the simulator’s own and no error of the catalogue.`}
        </p>
      )}
    </>
  )
}

const Changes = ({ changes }: { changes: Explanation['changes'] }) => (
  <ul className={styles['changes']} aria-label="What it would change">
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
      <p className={styles['now']}>
        <Chip tone={toneOf(data)}>{data.error ?? statusWord(data.status)}</Chip>
        {sentencesAbout(data, 'answer')}
      </p>
      {data.nearMisses?.map((miss) => (
        <p key={miss} className={styles['note']}>
          {miss}
        </p>
      ))}
      {data.changes.length > 0 && <Changes changes={data.changes} />}
      <JsonView label="What it would be answered" value={data.answer ?? null} />
    </>
  )
}

interface DecisionTabsProps {
  world: string
  decision: Decision
  tab: DecisionTab
  onTab: (tab: DecisionTab) => void
}

/** What was sent, what was answered, and what the same call would get now. */
export const DecisionTabs = ({ world, decision, tab, onTab }: DecisionTabsProps) => (
  <>
    <div className={styles['bar']}>
      <Tabs
        label="The call"
        panelId="decision-part"
        tabs={tabs}
        selected={tab}
        onSelect={(id) => isTab(id) && onTab(id)}
      />
      {tab === 'request' && (
        <CopyButton text={JSON.stringify(decision.request.body ?? null, null, 2)} what="Request" label="Copy" />
      )}
    </div>
    <div className={styles['part']} role="tabpanel" id="decision-part" aria-labelledby={`decision-part-${tab}`}>
      {tab === 'request' && <Request decision={decision} />}
      {tab === 'answer' && <Answer decision={decision} />}
      {tab === 'now' && <Now world={world} decision={decision} />}
    </div>
  </>
)
