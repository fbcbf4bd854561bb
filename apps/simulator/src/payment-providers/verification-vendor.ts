import type { OutsideService } from './payment-providers'

/** Stands in for the vendor that verifies what a shopper does for a living. */
export const verificationVendor: OutsideService = {
  path: '/ryl',
  name: 'RYL',
  asks: 'Prove what you do, and take your discount back to the shop.',
  answers: [
    {
      answer: 'teacher',
      label: 'Verify as a teacher',
      detail: 'The school confirms it.',
      query: { authCode: 'ryl-teacher-7f3a' },
    },
    {
      answer: 'nurse',
      label: 'Verify as a nurse',
      detail: 'The hospital confirms it.',
      query: { authCode: 'ryl-nurse-2c9d' },
    },
    {
      answer: 'unknown',
      label: 'Verify with an unknown employer',
      detail: 'The carrier knows no discount for it.',
      query: { authCode: 'ryl-unknown-0000' },
    },
    { answer: 'cancel', label: 'Cancel and go back', detail: 'Nothing is verified.', query: { rylCancelled: 'true' } },
  ],
}
