import type { Story } from '@soe/stories'

const page: Story = { persona: 'prospect' }

export const PastDue: Story = {
  ...page,
  address: '/sales/digital/mdnselection/checkEligibility.html?type=PAST_DUE',
}

export const PastDueFromCart: Story = { ...page, address: `${PastDue.address}&fromCart=true` }

export const PendingOrder: Story = {
  ...page,
  address: '/sales/digital/mdnselection/checkEligibility.html?type=PENDING_ORDER',
}

export const PaymentPlan: Story = {
  ...page,
  address: '/sales/digital/mdnselection/eligibilitycheck.html?type=MVO_REDIRECT&mtn=2075550163',
}
