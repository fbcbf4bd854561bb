export * from './document'
export * from './create-chat-open-api'
export * from './create-control-open-api'
export * from './create-open-api'
export * from './describe-chosen-paths'
export { errorIdName } from './error-schemas'

export * from './operation-paths'
export type { ToolDocument, ToolOperation } from './tool-document'
