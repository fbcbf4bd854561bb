import type { PlantedFault } from './planted-fault'

export const ownDevice: readonly PlantedFault[] = [
  {
    id: 'word-on-the-last-imei-stays',
    kind: 'a stale read',
    sees: 'While another IMEI is typed, the page still says that the device may be used.',
    anchor: 'details: ⟦isCurrent⟧ ? data?.esimDetails : undefined',
    faulty: 'true',
  },
  {
    id: 'half-a-card-number-is-taken',
    kind: 'let through unchecked',
    sees: 'A SIM card number with digits missing is taken.',
    anchor: 'export const isCardNumber = (digits: string): boolean => ⟦digits.length === cardNumberLength⟧',
    faulty: 'digits.length > 0',
  },
]
