/** Whether a stored value, which a disk may have changed, is what it is used as. */
type Test = (value: unknown) => boolean

export const isText: Test = (value) => typeof value === 'string'

export const isNumber: Test = (value) => typeof value === 'number' && Number.isFinite(value)

/** With room for the clock of a world to go on. */
export const isInstant: Test = (value) => isNumber(value) && Math.abs(value as number) <= 8.6e15

export const optional =
  (test: Test): Test =>
  (value) =>
    value === undefined || test(value)

export const fits =
  (fields: Readonly<Record<string, Test>>): Test =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(fields).every(([name, test]) => test((value as Readonly<Record<string, unknown>>)[name]))

export const isEach =
  (test: Test): Test =>
  (value) =>
    typeof value === 'object' && value !== null && Object.values(value).every(test)
