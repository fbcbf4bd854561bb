/** Who gets what an order is rounded up by. */
export const charity = { charityUniqueCode: 'CH-104', charityOrganization: 'Harbor Light Fund' } as const
