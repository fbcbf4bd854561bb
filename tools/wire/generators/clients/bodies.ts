/** What a shopper sends: the documented examples, typed so narrowly that every generated client has to take them. */
const lineOf = (dppMonths: number, contractTerm: string) => ({
  isNewLine: true,
  device: { id: 'orbit-12-pro-kelp-128', productId: 'dev14000001', dppMonths, contractTerm },
})

export const onInstalments = { cartInfo: { intendType: 'AAL' }, data: { lines: [lineOf(36, '36')] } }

export const paidInFull = { cartInfo: { intendType: 'AAL' }, data: { lines: [lineOf(0, 'MONTH_TO_MONTH')] } }

export const newNumber = {
  cartInfo: {},
  lineId: 'newLine1',
  number: { choice: 'new' as const, zipCode: '30004' },
}

export const wholeCart = { cart: true, expressCheckout: true }
