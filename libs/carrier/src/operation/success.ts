/** How the carrier says that it did what was asked. */
export const success = { serviceHeader: { statusCode: '00', statusMsg: 'SUCCESS' } } as const
