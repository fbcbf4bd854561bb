export const addressFields = ['addressLine1', 'addressLine2', 'city', 'state', 'zipCode'] as const

/** The named fields that hold a value. Clients may send fields that the carrier does not store. */
export const pickFields = <Value extends object, Field extends keyof Value>(
  value: Value,
  fields: readonly Field[],
): Pick<Value, Field> =>
  Object.fromEntries(
    fields.filter((field) => value[field] !== undefined && value[field] !== '').map((field) => [field, value[field]]),
  ) as Pick<Value, Field>
