import type { AnswerOf } from '@soe/contracts'

type Standing = NonNullable<AnswerOf<'device.getEsimDetails'>['esimDetails']['standing']>

interface RegisteredDevice {
  readonly standing: Standing
  /** It takes no SIM of any kind. */
  readonly isWithoutSim?: true
}

/** Devices that the makers' register reports something of. */
const reported: ReadonlyMap<string, RegisteredDevice> = new Map([
  ['352099001762059', { standing: 'LOCKED' }],
  ['352099001763040', { standing: 'LOST_OR_STOLEN' }],
  ['352099001764030', { standing: 'NOT_PAID_OFF' }],
  ['352099001765029', { standing: 'WORKS_WITHOUT_5G' }],
  ['352099001766019', { standing: 'WORKS', isWithoutSim: true }],
])

const digitSum = (digit: number) => (digit > 9 ? digit - 9 : digit)

/** The last digit of an IMEI checks the others by the Luhn formula. */
const hasCheckDigit = (imei: string): boolean => {
  const sum = [...imei].reduce((total, digit, index) => total + digitSum(Number(digit) * (index % 2 === 0 ? 1 : 2)), 0)
  return sum % 10 === 0
}

/** What the register says of an IMEI; nothing is reported of most devices. */
export const lookUpImei = (imei: string): RegisteredDevice => {
  if (!hasCheckDigit(imei)) return { standing: 'UNKNOWN' }
  return reported.get(imei) ?? { standing: 'WORKS' }
}
