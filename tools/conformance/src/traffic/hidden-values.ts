const marks = /\$\{[\w-]*\}|\[(redacted|e-mail|card number|SSN)\]/

/** Whether a recorder put a mark in the place of a secret. */
export const isHidden = (value: unknown): boolean => typeof value === 'string' && marks.test(value)
