export const hidden = '[redacted]'
export const hiddenCard = '[card number]'
export const hiddenEmail = '[e-mail]'
export const hiddenPhone = '[phone number]'
export const hiddenSocialSecurity = '[SSN]'

/** What stands for a secret: a mark, or in a replay the name under which its value is given again. */
const mark = String.raw`(?:\$\{[\w…-]*\}|\[(?:redacted|e-mail|card number|phone number|SSN)\])`
const anywhere = new RegExp(mark)
const alone = new RegExp(`^"?${mark}"?$`)

/** Whether a recorder put a mark in the place of a secret. */
export const isHidden = (value: unknown): boolean => typeof value === 'string' && anywhere.test(value)

/** Whether a value is a mark and nothing else. */
export const isMark = (value: unknown): boolean => typeof value === 'string' && alone.test(value)
