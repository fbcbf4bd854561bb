const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

export const money = (amount: number): string => dollars.format(amount).replace('-', '−')

/** An amount, or a dash for none. */
export const moneyOrDash = (amount: number): string => (amount === 0 ? '–' : money(amount))
