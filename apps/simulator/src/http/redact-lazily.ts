import { redact } from '@soe/contracts/redaction'
import { isLarge } from '../validation/issues-in'

const redactField = (name: string, value: unknown): unknown => Object.values(redact({ [name]: value }))[0]

const isSecret = (name: string): boolean => redactField(name, '') !== ''

/** As `redact` shows a value; of a large one only what is looked at is redacted. */
export const redactLazily = (value: unknown): unknown =>
  isLarge(value)
    ? new Proxy(value as object, {
        get: (target, name) => {
          const held: unknown = Reflect.get(target, name)
          if (typeof name === 'symbol' || !Object.hasOwn(target, name)) return held
          return isLarge(held) && !isSecret(name) ? redactLazily(held) : redactField(name, held)
        },
      })
    : redact(value)
