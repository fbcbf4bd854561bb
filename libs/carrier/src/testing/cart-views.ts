import type { CartView, ProcessStepAnswer, Totals } from '@soe/contracts'
import type { OperationClient } from './create-shopper'

/** The cart as a fresh read shows it. */
export const cartOf = async (shopper: OperationClient): Promise<CartView> =>
  (await shopper.call('checkout.getCheckoutDetails', { body: { cart: true } })).answer.cart

export const totalsOf = async (shopper: OperationClient): Promise<Totals> => (await cartOf(shopper)).orderDetails.totals

const sumCents = (rows: Totals['todayRows']) => rows.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)

/** Whether both totals are what their rows add up to. */
export const isSumOfRows = ({ dueToday, dueMonthly, todayRows, monthlyRows }: Totals): boolean =>
  sumCents(todayRows) === Math.round(dueToday * 100) && sumCents(monthlyRows) === Math.round(dueMonthly * 100)

/** What the rows of one kind come to. */
export const amountOf = ({ todayRows, monthlyRows }: Totals, code: Totals['todayRows'][number]['code']): number =>
  sumCents([...todayRows, ...monthlyRows].filter((row) => row.code === code)) / 100

export const linesOf = async (shopper: OperationClient) => (await cartOf(shopper)).lineDetails.lineInfo

/** The next step of a process step answer, and the line that it is for. */
export const nextStepIn = ({ serviceBody }: ProcessStepAnswer) => {
  const { contextInfo, cartInfo } = serviceBody.serviceResponse.context
  return [contextInfo.processStep, cartInfo.nextLine]
}
