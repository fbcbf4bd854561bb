import type { Scenario } from '../document/scenario'
import type { Seen } from '../document/scenario.schema'
import { oneRule } from './one-rule'
import { at, errorPage } from './seen'

interface Row {
  readonly step: string
  readonly title: string
  readonly sees: Seen
}

const eligibilityPage = (name: string, type: string, text: string): Seen => ({
  page: `/sales/digital/mdnselection/${name}.html?type=${type}`,
  text,
})

/** The specification, commerce 4.2: the steps that stop an order after a device has been added. */
const rows: readonly Row[] = [
  {
    step: 'PASTDUE',
    title: 'A past-due balance',
    sees: eligibilityPage('checkEligibility', 'PAST_DUE', 'A payment is past due'),
  },
  {
    step: 'PENDING_ORDER',
    title: 'A pending order',
    sees: eligibilityPage('checkEligibility', 'PENDING_ORDER', 'You have an order on its way'),
  },
  {
    step: 'DPP_SUMMARY',
    title: 'A payment plan on the line',
    sees: eligibilityPage('eligibilitycheck', 'MVO_REDIRECT', 'This line has a payment plan'),
  },
  {
    step: 'CONCESSION_ACCOUNT',
    title: 'A concession account',
    sees: errorPage('CONCESSION_ACCOUNT', 'This account cannot order online'),
  },
  { step: 'CASHONLY_IND', title: 'A cash-only account', sees: errorPage('CASH_ONLY', 'This account pays in full') },
  {
    step: 'COLLECTIONS_IND',
    title: 'An account in collections',
    sees: errorPage('COLLECTION_ACCOUNT', 'There is a balance to settle first'),
  },
  { step: 'FRAUD_INDICATOR_X', title: 'Fraud mark X', sees: errorPage('FRAUD_X', 'This order needs a person') },
  { step: 'FRAUD_INDICATOR_Y', title: 'Fraud mark Y', sees: errorPage('FRAUD_Y', 'We could not confirm your details') },
  { step: 'FRAUD_INDICATOR_S', title: 'Fraud mark S', sees: errorPage('FRAUD_S', 'This account is protected') },
  { step: 'FRAUD_INDICATOR_Z', title: 'Fraud mark Z', sees: errorPage('FRAUD_Z', 'This order is on hold') },
  { step: 'FRAUD_INDICATOR_V', title: 'Fraud mark V', sees: errorPage('FRAUD_V', 'Please verify your identity') },
  { step: 'ACCT_LINE_LIMIT', title: 'The line limit', sees: errorPage('THRESHOLD', 'You have reached the limit') },
  { step: 'OVERTHRESHOLD_IND', title: 'The threshold', sees: errorPage('THRESHOLD', 'You have reached the limit') },
  { step: 'DEVICE_CAP', title: 'The device limit', sees: errorPage('THRESHOLD', 'You have reached the limit') },
  { step: 'SOMETHING_NEW', title: 'A step that the shop does not know', sees: at('cart', 'Your cart') },
]

const slug = (step: string): string => step.toLowerCase().replaceAll('_', '-')

const stopped = ({ step, title, sees }: Row): Scenario =>
  oneRule(
    'cart.addDevice',
    { title: `${title} after a device has been added`, sees },
    {
      id: `add-device-step-${slug(step)}`,
      nth: 1,
      reply: { patch: { serviceBody: { serviceResponse: { context: { contextInfo: { processStep: step } } } } } },
    },
  )

export const eligibility = rows.map(stopped)
