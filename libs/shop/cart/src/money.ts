import { formatPrice } from '@soe/rules'

/** Dollars as a shopper reads them, with a true minus sign. */
export const money = (dollars: number): string => formatPrice(dollars).replace('-', '−')

/** Multiplies in cents, which have no binary fractions to round. */
export const times = (dollars: number, quantity: number): number => (Math.round(dollars * 100) * quantity) / 100
