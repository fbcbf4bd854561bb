import type { CartLine, Totals } from '@soe/contracts'

/** Whether bills are paid with Auto Pay: a plan costs less with it, and no row says that it is not wanted. */
export const paysAutomatically = (lines: readonly Pick<CartLine, 'plan'>[], { monthlyRows }: Totals): boolean =>
  lines.some(({ plan }) => plan?.priceWithoutAutoPay !== undefined) &&
  monthlyRows.some(({ code }) => code === 'plan') &&
  !monthlyRows.some(({ code }) => code === 'without-auto-pay')
