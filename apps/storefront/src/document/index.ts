export { createDocument, type BuiltShop } from './create-document'
export type { DocumentAnswer, DocumentRequest } from './document-request'
