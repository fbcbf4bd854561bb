import { useTexts } from '@soe/shop-platform'
import { Spoken, VisuallyHidden } from '@soe/ui'
import { formatPrice } from '@soe/rules'
import { BroadbandLabel } from './broadband-label'
import { ChoosePlan } from './choose-plan'
import { compareTexts } from './compare-texts'
import type { ComparedPlan } from './compared-plans'
import { FactsDownload, FactsToggle } from './facts-toggle'
import type { PlanKind } from './plan-kind'
import { PlanName, PlanPrice } from './plan-head'
import type { WaitingLine } from './use-waiting-line'
import styles from './plan-table.module.css'

type Texts = Readonly<Record<'data' | 'hotspot' | 'calls' | 'abroad' | 'activation' | 'noActivation', string>> & {
  once: (price: string) => string
}

interface PlanRow {
  label: string
  value: (plan: ComparedPlan) => string
}

/** What plans differ in, in the order in which they are compared. */
const planRows = (texts: Texts): readonly PlanRow[] => [
  { label: texts.data, value: ({ data }) => data },
  { label: texts.hotspot, value: ({ hotspot }) => hotspot },
  { label: texts.calls, value: ({ calls }) => calls },
  { label: texts.abroad, value: ({ abroad }) => abroad },
  {
    label: texts.activation,
    value: ({ activationFee }) => (activationFee === 0 ? texts.noActivation : texts.once(formatPrice(activationFee))),
  },
]

export interface PlansProps {
  plans: readonly ComparedPlan[]
  kind: PlanKind
  /** The line of the cart that takes the plan. */
  line: WaitingLine
  hasFacts: boolean
  /** The address with the labels opened, or closed. */
  factsHref: string
}

const Head = ({ plans, kind, line }: Pick<PlansProps, 'plans' | 'kind' | 'line'>) => {
  const texts = useTexts(compareTexts)
  return (
    <>
      <thead className={styles.heads}>
        <tr>
          <td>
            <VisuallyHidden>{texts.plan}</VisuallyHidden>
          </td>
          {plans.map((plan) => (
            <th key={plan.planId} scope="col">
              <PlanName plan={plan} />
              <PlanPrice plan={plan} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr className={styles.actions}>
          <th scope="row">
            <VisuallyHidden>{texts.plan}</VisuallyHidden>
          </th>
          {plans.map((plan) => (
            <td key={plan.planId}>
              <p className={styles.terms}>{kind === 'prepaid' ? texts.paidAhead : texts.taxes}</p>
              <ChoosePlan plan={plan} kind={kind} line={line} />
            </td>
          ))}
        </tr>
      </tbody>
    </>
  )
}

/** Plans side by side, one row a trait; the federal labels are a row that opens. */
export const PlanTable = ({ plans, hasFacts, factsHref, ...choose }: PlansProps) => {
  const texts = useTexts(compareTexts)
  return (
    <table className={styles.table} data-columns={Math.min(plans.length, 3)}>
      <Head plans={plans} {...choose} />
      <tbody className={styles.rows}>
        {planRows(texts).map(({ label, value }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {plans.map((plan) => (
              <td key={plan.planId}>
                <Spoken>{value(plan)}</Spoken>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tbody>
        <tr className={styles.facts}>
          <th scope="row">
            <FactsToggle isOpen={hasFacts} href={factsHref} />
            {hasFacts && <FactsDownload />}
          </th>
          {plans.map((plan) => (
            <td key={plan.planId}>{hasFacts && <BroadbandLabel plan={plan} level={3} />}</td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}
