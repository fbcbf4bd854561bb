/** The fields of a street address that the carrier stores. */
export const addressFields = ['addressLine1', 'addressLine2', 'city', 'state', 'zipCode'] as const
