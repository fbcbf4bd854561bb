/** Where a simulator listens unless it is told otherwise. */
export const defaultServer = 'http://localhost:4010'
