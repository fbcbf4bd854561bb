import type { BodyInputOf, CartView, CheckoutDetails, ProcessStepAnswer, Totals } from '@soe/contracts'
import type { OperationClient } from './create-shopper'

/** The checkout as a fresh read answers it. */
export const checkoutOf = async (
  shopper: OperationClient,
  body: BodyInputOf<'checkout.getCheckoutDetails'> = {},
): Promise<CheckoutDetails> => (await shopper.call('checkout.getCheckoutDetails', { body })).answer

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

/** Sales tax that is due today; undefined where there is no row for it. */
export const taxOf = async (shopper: OperationClient): Promise<number | undefined> =>
  (await totalsOf(shopper)).todayRows.find(({ code }) => code === 'tax')?.amount

export const linesOf = async (shopper: OperationClient) => (await cartOf(shopper)).lineDetails.lineInfo

/** What a process step answer says of the journey, the cart and its cases. */
export const contextIn = ({ serviceBody }: ProcessStepAnswer) => serviceBody.serviceResponse.context

/** The next step of a process step answer, and the line that it is for. */
export const nextStepIn = (answer: ProcessStepAnswer) => {
  const { contextInfo, cartInfo } = contextIn(answer)
  return [contextInfo.processStep, cartInfo.nextLine]
}
