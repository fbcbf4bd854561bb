import { formatPrice } from '@soe/rules'

/** Dollars as a shopper reads them, with a true minus sign. */
export const money = (dollars: number): string => formatPrice(dollars).replace('-', '−')

/** Several of a kind, without the rounding of binary fractions. */
export const times = (dollars: number, quantity: number): number => (Math.round(dollars * 100) * quantity) / 100
