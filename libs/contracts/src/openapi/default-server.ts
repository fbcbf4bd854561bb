/** Where a simulator listens by default. */
export const defaultServer = 'http://localhost:4010'
