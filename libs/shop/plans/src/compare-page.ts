export * from './compare/compare-meta'
export * from './compare/compare-page'
