export * from './contract-version'
export * from './create-open-api'
export * from './describe-chosen-paths'
export * from './document'
export { errorIdName } from './error-schemas'

export * from './operation-paths'
export * from './path-status'
