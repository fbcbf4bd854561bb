import type { CheckoutDetails, DollarType } from '@soe/contracts'

const isDollars = (type: string): type is DollarType => type === 'VD' || type === 'DD'

export const balancesOf = ({ paymentOptions = [] }: CheckoutDetails) =>
  paymentOptions.flatMap(({ paymentType, balance = 0 }) =>
    isDollars(paymentType) && balance > 0 ? [{ type: paymentType, balance }] : [],
  )

export const usedOf = ({ cart }: CheckoutDetails): DollarType[] =>
  cart.lineDetails.payments.map(({ paymentType }) => paymentType).filter(isDollars)

export const restOf = ({ cart }: CheckoutDetails): number => {
  const { payments } = cart.lineDetails
  const dollars = payments.filter(({ paymentType }) => isDollars(paymentType))
  const cents = dollars.reduce((sum, { amount }) => sum - Math.round(amount * 100), 0)
  return (Math.round(cart.orderDetails.totals.dueToday * 100) + cents) / 100
}
