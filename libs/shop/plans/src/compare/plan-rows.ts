import { formatPrice } from '@soe/rules'
import type { ComparedPlan } from './compared-plans'

type Texts = Readonly<Record<'data' | 'hotspot' | 'calls' | 'abroad' | 'activation' | 'noActivation', string>> & {
  once: (price: string) => string
}

export interface PlanRow {
  label: string
  value: (plan: ComparedPlan) => string
}

/** What plans differ in, in the order in which they are compared. */
export const planRows = (texts: Texts): readonly PlanRow[] => [
  { label: texts.data, value: ({ data }) => data },
  { label: texts.hotspot, value: ({ hotspot }) => hotspot },
  { label: texts.calls, value: ({ calls }) => calls },
  { label: texts.abroad, value: ({ abroad }) => abroad },
  {
    label: texts.activation,
    value: ({ activationFee }) => (activationFee === 0 ? texts.noActivation : texts.once(formatPrice(activationFee))),
  },
]
