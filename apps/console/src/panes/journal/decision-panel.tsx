import type { Decision, WorldOverview } from '@soe/simulator-client'
import { Button, CloseIcon, CopyButton, IconButton, KeyCap, useCopy } from '@soe/ui'
import { useState } from 'react'
import { useLocation } from 'wouter'
import {
  handOverKey,
  useCatalogScenarios,
  useDecision,
  useErrors,
  useJournal,
  useOperations,
  useScenarios,
  useSimulator,
} from '../../data'
import { copyTexts, ErrorNote, Loading } from '../../feedback'
import { exactTime } from '../../format'
import { useKeys } from '../../keys'
import { paneHref } from '../../routes'
import { Branches } from './branches'
import { callAsCurl } from './call-as-curl'
import { toneOf } from './call-outcome'
import { DecisionTabs, type DecisionTab } from './decision-tabs'
import { describeDecision } from './describe-decision'
import styles from './decision-panel.module.css'
import { effectsOf, factsOf, type RuleReport } from './rule-reports'
import { ReasonTrail } from './reason-trail'
import { draftFrom, nthInSession } from './scenario-draft'

const Headline = ({ decision }: { decision: Decision }) => {
  const { data: errors = [] } = useErrors()
  const { answered, error, why } = describeDecision(decision, errors.find(({ id }) => id === decision.error)?.message)
  return (
    <h2 className={styles.headline}>
      {answered}
      {error !== undefined && <span data-tone={toneOf(decision)}>{error}</span>}
      {why}
    </h2>
  )
}

const withoutRules = ({ status, error }: NonNullable<Decision['withoutRules']>) =>
  error === undefined ? `${status}, done as asked` : `${status} with ${error}`

const ShopperSees = ({ scenario }: { scenario: string | undefined }) => {
  const { data: scenarios = [] } = useCatalogScenarios()
  const sees = scenario === undefined ? undefined : scenarios.find(({ id }) => id === scenario)?.sees
  if (!sees) return null
  return (
    <>
      <dt>The shopper sees</dt>
      <dd>
        {sees.page}: “{sees.text}”
      </dd>
    </>
  )
}

const describeHeaders = ({ missing, wrong }: NonNullable<Decision['headers']>) =>
  [
    ...(missing.length > 0 ? [`missing: ${missing.join(', ')}`] : []),
    ...(wrong.length > 0 ? [`wrong: ${wrong.join(', ')}`] : []),
  ].join('; ')

const Facts = ({ decision }: { decision: Decision }) => (
  <dl className={styles.facts}>
    {decision.withoutRules && (
      <>
        <dt>Without rules</dt>
        <dd>{withoutRules(decision.withoutRules)}</dd>
      </>
    )}
    <ShopperSees scenario={decision.rule?.scenario} />
    <dt>Called by</dt>
    <dd>
      {decision.audience} through <code>{decision.channel}</code>
      {decision.session !== undefined && (
        <>
          , session <code>{decision.session}</code>
        </>
      )}
    </dd>
    {decision.page !== undefined && (
      <>
        <dt>Page</dt>
        <dd>
          <code>{decision.page}</code>
        </dd>
      </>
    )}
    {decision.undoneBy !== undefined && (
      <>
        <dt>Undone by</dt>
        <dd>
          the rewind <code>{decision.undoneBy}</code>
        </dd>
      </>
    )}
    {decision.requestId !== undefined && (
      <>
        <dt>Request id</dt>
        <dd>
          <code>{decision.requestId}</code>
        </dd>
      </>
    )}
    {decision.headers && (
      <>
        <dt>Headers</dt>
        <dd>{describeHeaders(decision.headers)}</dd>
      </>
    )}
  </dl>
)

/** The scope that a rule counts in; undefined once its scenario is disarmed. */
const useScopes = (world: string) => {
  const { data: scenarios = [] } = useScenarios(world)
  return ({ scenario, rule }: RuleReport): string | undefined => {
    const found = scenarios.find(({ id }) => id === scenario)
    return found?.document.rules.find(({ id }) => id === rule)?.per
  }
}

const Reasons = ({ world, decision }: { world: string; decision: Decision }) => {
  const scopeOf = useScopes(world)
  const { rules = [] } = decision
  const facts = factsOf(decision)
  if (rules.length === 0 && facts.length === 0) {
    return <p className={styles.quiet}>No rule was armed for {decision.operation}.</p>
  }
  return (
    <>
      {facts.map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
      {rules.length > 0 && <ReasonTrail rules={rules} effects={effectsOf(decision)} scopeOf={scopeOf} />}
    </>
  )
}

const useActions = (world: WorldOverview, decision: Decision) => {
  const { client } = useSimulator()
  const { data: operations = [] } = useOperations()
  const { journal } = useJournal()
  const [, go] = useLocation()
  const copy = useCopy()
  const operation = operations.find(({ key }) => key === decision.operation)
  const copyCurl = () => {
    if (!operation) return
    const options = { origin: location.origin, world: world.id, enterUrl: client.enterUrl(world.id) }
    void copy(callAsCurl(decision, operation, options), copyTexts('The call as curl'))
  }
  // A scenario needs the call's number in its session and the errors that the operation may answer.
  const isReady = operation !== undefined && journal.rows.length > 0
  const makeScenario = () => {
    if (!isReady) return
    const nth = nthInSession(journal.rows, decision)
    sessionStorage.setItem(handOverKey(world.id), draftFrom(decision, { nth, errors: operation.errors }))
    go(paneHref(world.id, 'scenarios'))
  }
  return { copyCurl, makeScenario, isReady, errors: operation?.errors }
}

const Known = ({ world, decision }: { world: WorldOverview; decision: Decision }) => {
  const [tab, setTab] = useState<DecisionTab>('request')
  const { copyCurl, makeScenario, isReady, errors } = useActions(world, decision)
  useKeys('Decision', [
    { keys: 'Enter', label: 'What would it get now', run: () => setTab('now'), isBar: true },
    { keys: 's', label: 'Make a scenario from this', run: makeScenario, isBar: true },
    { keys: 'c', label: 'Copy as curl', run: copyCurl },
  ])
  return (
    <>
      <Headline decision={decision} />
      <div className={styles.reasons}>
        <Reasons world={world.id} decision={decision} />
      </div>
      <Facts decision={decision} />
      <div className={styles.actions}>
        <Button variant="outline" size="small" disabled={!isReady} onClick={makeScenario}>
          Make a scenario from this
          <KeyCap>S</KeyCap>
        </Button>
        <Button variant="outline" size="small" disabled={!isReady} onClick={copyCurl}>
          Copy as curl
          <KeyCap>C</KeyCap>
        </Button>
      </div>
      <Branches world={world} decision={decision} errors={errors} />
      <DecisionTabs world={world.id} decision={decision} tab={tab} onTab={setTab} />
    </>
  )
}

export const DecisionPanel = ({ world, id, onClose }: { world: WorldOverview; id: string; onClose: () => void }) => {
  const { data: decision, error, refetch } = useDecision(world.id, id)
  return (
    <div className={styles.panel}>
      <header className={styles.header}>
        <code>{id}</code>
        <CopyButton text={id} texts={copyTexts('Decision')} label="Copy decision" />
        {decision && <time dateTime={decision.at}>{exactTime(Date.parse(decision.at))}</time>}
        <IconButton label="Close the decision" title="Close the decision" onClick={onClose}>
          <CloseIcon size={15} />
        </IconButton>
      </header>
      {error && !decision && (
        <div className={styles.reasons}>
          <ErrorNote error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {!decision && !error && <Loading label="Reading the decision" />}
      {decision && <Known world={world} decision={decision} />}
    </div>
  )
}
