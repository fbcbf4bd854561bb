const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

export const money = (amount: number): string => dollars.format(amount).replace('-', '−')

export const moneyOrDash = (amount: number): string => (amount === 0 ? '–' : money(amount))
