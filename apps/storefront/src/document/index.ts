export { createDocument, type BuiltShop } from './create-document'
export type { DocumentAnswer } from './document-request'
