export { createDocument, type BuiltShop } from './create-document'
export type { DocumentAnswer, DocumentRequest, SubmitRequest } from './document-request'
