import type { Fault } from '../fault'
import { plantedFaults } from '../planted'
import { oracleFaults } from './oracle-faults'
import { pageFaults } from './page-faults'
import { revertedFixes } from './reverted'

/** The planted faults that show where something fails, or where something has happened to the world. */
const underFailure: ReadonlySet<string> = new Set([
  'answered-notice-stays',
  'busy-button-still-clicks',
  'call-retried-once-too-often',
  'cart-of-a-representative-can-be-taken',
  'change-leaves-a-read-stale',
  'changed-value-accepted-unseen',
  'confirmed-removal-removes-nothing',
  'declined-payment-without-focus',
  'emergency-address-is-not-asked-for',
  'failed-order-shown-before-it-is-read',
  'failed-reads-stay-failed-online',
  'filled-window-is-not-told',
  'goto-loses-the-query',
  'locked-cart-called-empty',
  'locked-cart-steps-quantities',
  'locked-lines-go-on',
  'ordered-cart-still-shows',
  'past-due-notice-names-no-kind',
  'quantity-lost-on-leaving',
  'refusals-offer-a-retry',
  'refused-protection-stays-chosen',
  'removed-line-stays-until-the-answer',
  'repeated-change-gets-a-new-id',
  'representative-lock-can-be-taken',
  'same-announcement-is-silent',
  'session-said-to-go-on-too-early',
  'sold-out-can-be-bought',
  'takes-over-without-asking',
  'typed-form-is-empty-after-reload',
  'unknown-email-called-locked',
  'unsent-message-is-lost',
])

/** What the exam of `soe-sim explore` draws from: no pool was made for it. */
export const examFaults: readonly Fault[] = [
  ...plantedFaults.filter(({ id }) => underFailure.has(id)),
  ...revertedFixes,
  ...oracleFaults,
  ...pageFaults,
]
