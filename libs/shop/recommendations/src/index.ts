export * from './page-context'
export * from './recommended-for-you'
