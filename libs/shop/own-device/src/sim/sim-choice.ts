import { readDigits } from '@soe/rules'
import type { EsimDetails } from '../check/use-device-check'

export type SimChoice = 'esim' | 'mail' | 'store' | 'own-card'

type SimTypes = EsimDetails['simTypes']

const cards: readonly SimChoice[] = ['mail', 'store', 'own-card']

/** eSIM first where the device has it. */
export const simChoicesOf = (simTypes: SimTypes): readonly SimChoice[] => [
  ...(simTypes.includes('ESIM') ? (['esim'] as const) : []),
  ...(simTypes.includes('PSIM') ? cards : []),
]

/** The choices for a line that is in the cart: the store has its card ready only where the device is added. */
export const switchChoicesOf = (simTypes: SimTypes): readonly SimChoice[] =>
  simChoicesOf(simTypes).filter((choice) => choice !== 'store')

const cardNumberLength = 20

export const cardDigits = (typed: string): string => readDigits(typed).slice(0, cardNumberLength)

export const isCardNumber = (digits: string): boolean => digits.length === cardNumberLength

export const simTypeOf = (choice: SimChoice): SimTypes[number] => (choice === 'esim' ? 'ESIM' : 'PSIM')
