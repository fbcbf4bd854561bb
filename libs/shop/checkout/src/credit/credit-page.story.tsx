import type { Story } from '@soe/stories'

const express: Story = { address: '/sales/next/expresscheckout.html?orderreview=true' }

export const DownPayment: Story = { ...express, persona: 'down-payment' }
export const Deposit: Story = { ...express, persona: 'deposit-required' }
export const Frozen: Story = { ...express, persona: 'credit-frozen' }

export const FrozenHold: Story = {
  address: '/sales/nse/credithold.html',
  persona: 'credit-frozen',
  says: { en: ['Your credit file is frozen'], es: ['Tu crédito está bloqueado'] },
}

/** The cart leads to what stays open. */
export const DeclinedAtCart: Story = { address: '/sales/next/expresscart.html', persona: 'credit-declined' }

export const Declined: Story = {
  address: '/sales/nse/creditresult.html',
  persona: 'credit-declined',
  says: { en: ['No monthly payments this time'], es: [] },
}

export const Exchange: Story = { address: '/sales/next/expresscart.html', persona: 'refund-exchange' }

export const Hold: Story = { address: '/sales/next/expresscart.html', persona: 'credit-hold' }

export const PendingOfGuest: Story = { address: '/sales/nse/aboutyourself.html', persona: 'guest-credit-pending' }
